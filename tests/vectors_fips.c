/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The examples that came with the standards: RFC 1321, A.5, and NIST's for FIPS 180-4 (one block, two blocks, a million
 * times "a"), and the digest of nothing. */
#include "vectors.h"

#define TWO_64  "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
#define TWO_128 "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn" \
	"hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"
#define EIGHTY  "12345678901234567890123456789012345678901234567890123456789012345678901234567890"

const struct fips_vector fips_vectors[] = {
	{ "md5", "", 1, "d41d8cd98f00b204e9800998ecf8427e" },
	{ "md5", "abc", 1, "900150983cd24fb0d6963f7d28e17f72" },
	{ "md5", EIGHTY, 1, "57edf4a22be3c955ac49da2e2107b67a" },
	{ "md5", "a", 1000000, "7707d6ae4e027c70eea2a935c2296f21" },
	{ "sha1", "", 1, "da39a3ee5e6b4b0d3255bfef95601890afd80709" },
	{ "sha1", "abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d" },
	{ "sha1", TWO_64, 1, "84983e441c3bd26ebaae4aa1f95129e5e54670f1" },
	{ "sha1", "a", 1000000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f" },
	{ "sha224", "", 1, "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f" },
	{ "sha224", "abc", 1, "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7" },
	{ "sha224", TWO_64, 1, "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525" },
	{ "sha224", "a", 1000000, "20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67" },
	{ "sha256", "", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
	{ "sha256", "abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
	{ "sha256", TWO_64, 1, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1" },
	{ "sha256", "a", 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0" },
	{ "sha384", "", 1, "38b060a751ac96384cd9327eb1b1e36a21fdb71114be0743"
		"4c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b" },
	{ "sha384", "abc", 1, "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"
		"1a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7" },
	{ "sha384", TWO_128, 1, "09330c33f71147e83d192fc782cd1b4753111b173b3b05d2"
		"2fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039" },
	{ "sha384", "a", 1000000, "9d0e1809716474cb086e834e310a4a1ced149e9c00f24852"
		"7972cec5704c2a5b07b8b3dc38ecc4ebae97ddd87f3d8985" },
	{ "sha512", "", 1, "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
		"47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e" },
	{ "sha512", "abc", 1, "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
		"2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f" },
	{ "sha512", TWO_128, 1, "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
		"501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909" },
	{ "sha512", "a", 1000000, "e718483d0ce769644e2e42c7bc15b4638e1f98b13b2044285632a803afa973eb"
		"de0ff244877ea60a4cb0432ce577c31beb009c5c2c49aa2e4eadb217ad8cc09b" },
	{ "sha512_224", "", 1, "6ed0dd02806fa89e25de060c19d3ac86cabb87d6a0ddd05c333b84f4" },
	{ "sha512_224", "abc", 1, "4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa" },
	{ "sha512_224", TWO_128, 1, "23fec5bb94d60b23308192640b0c453335d664734fe40e7268674af9" },
	{ "sha512_224", "a", 1000000, "37ab331d76f0d36de422bd0edeb22a28accd487b7a8453ae965dd287" },
	{ "sha512_256", "", 1, "c672b8d1ef56ed28ab87c3622c5114069bdd3ad7b8f9737498d0c01ecef0967a" },
	{ "sha512_256", "abc", 1, "53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23" },
	{ "sha512_256", TWO_128, 1, "3928e184fb8690f840da3988121d31be65cb9d3ef83ee6146feac861e19b563a" },
	{ "sha512_256", "a", 1000000, "9a59a052930187a97038cae692f30708aa6491923ef5194394dc68d56c74fb21" },
};

const size_t fips_count = sizeof fips_vectors / sizeof *fips_vectors;
