/** Marks that stand above, below or in a letter (`\p{Mn}` of Unicode 15 up to U+FFFF): characters and ranges in hexadecimal. */
export const marks = `
  0300-036f 0483-0487 0591-05bd 05bf 05c1-05c2 05c4-05c5 05c7 0610-061a 064b-065f 0670 06d6-06dc 06df-06e4
  06e7-06e8 06ea-06ed 0711 0730-074a 07a6-07b0 07eb-07f3 07fd 0816-0819 081b-0823 0825-0827 0829-082d
  0859-085b 0897-089f 08ca-08e1 08e3-0902 093a 093c 0941-0948 094d 0951-0957 0962-0963 0981 09bc 09c1-09c4
  09cd 09e2-09e3 09fe 0a01-0a02 0a3c 0a41-0a42 0a47-0a48 0a4b-0a4d 0a51 0a70-0a71 0a75 0a81-0a82 0abc
  0ac1-0ac5 0ac7-0ac8 0acd 0ae2-0ae3 0afa-0aff 0b01 0b3c 0b3f 0b41-0b44 0b4d 0b55-0b56 0b62-0b63 0b82 0bc0
  0bcd 0c00 0c04 0c3c 0c3e-0c40 0c46-0c48 0c4a-0c4d 0c55-0c56 0c62-0c63 0c81 0cbc 0cbf 0cc6 0ccc-0ccd
  0ce2-0ce3 0d00-0d01 0d3b-0d3c 0d41-0d44 0d4d 0d62-0d63 0d81 0dca 0dd2-0dd4 0dd6 0e31 0e34-0e3a 0e47-0e4e
  0eb1 0eb4-0ebc 0ec8-0ece 0f18-0f19 0f35 0f37 0f39 0f71-0f7e 0f80-0f84 0f86-0f87 0f8d-0f97 0f99-0fbc 0fc6
  102d-1030 1032-1037 1039-103a 103d-103e 1058-1059 105e-1060 1071-1074 1082 1085-1086 108d 109d 135d-135f
  1712-1714 1732-1733 1752-1753 1772-1773 17b4-17b5 17b7-17bd 17c6 17c9-17d3 17dd 180b-180d 180f 1885-1886
  18a9 1920-1922 1927-1928 1932 1939-193b 1a17-1a18 1a1b 1a56 1a58-1a5e 1a60 1a62 1a65-1a6c 1a73-1a7c 1a7f
  1ab0-1abd 1abf-1add 1ae0-1aeb 1b00-1b03 1b34 1b36-1b3a 1b3c 1b42 1b6b-1b73 1b80-1b81 1ba2-1ba5 1ba8-1ba9
  1bab-1bad 1be6 1be8-1be9 1bed 1bef-1bf1 1c2c-1c33 1c36-1c37 1cd0-1cd2 1cd4-1ce0 1ce2-1ce8 1ced 1cf4
  1cf8-1cf9 1dc0-1dff 20d0-20dc 20e1 20e5-20f0 2cef-2cf1 2d7f 2de0-2dff 302a-302d 3099-309a a66f a674-a67d
  a69e-a69f a6f0-a6f1 a802 a806 a80b a825-a826 a82c a8c4-a8c5 a8e0-a8f1 a8ff a926-a92d a947-a951 a980-a982
  a9b3 a9b6-a9b9 a9bc-a9bd a9e5 aa29-aa2e aa31-aa32 aa35-aa36 aa43 aa4c aa7c aab0 aab2-aab4 aab7-aab8
  aabe-aabf aac1 aaec-aaed aaf6 abe5 abe8 abed fb1e fe00-fe0f fe20-fe2f`
  .trim()
  .split(/\s+/)

/**
 * Capital letters that no decomposition takes apart, up to U+FFFF: a character, or a range with its step, in hexadecimal, and how
 * far behind each its small letter stands.
 */
const capitalRanges = `
  00c6+32 00d0+32 00d8+32 00de+32 0110+1 0126+1 0141+1 014a+1 0152+1 0166+1 0181+210 0182-0184/2+1
  0186+206 0187+1 0189-018a+205 018b+1 018e+79 018f+202 0190+203 0191+1 0193+205 0194+207 0196+211
  0197+209 0198+1 019c+211 019d+213 019f+214 01a2-01a4/2+1 01a6+218 01a7+1 01a9+218 01ac+1 01ae+218
  01b1-01b2+217 01b3-01b5/2+1 01b7+219 01b8+1 01bc+1 01e4+1 01f6-97 01f7-56 021c+1 0220-130 0222-0224/2+1
  023a+10795 023b+1 023d-163 023e+10792 0241+1 0243-195 0244+69 0245+71 0246-024e/2+1 0370-0372/2+1 0376+1
  037f+116 0391-03a1+32 03a3-03a9+32 03cf+8 03d8-03ee/2+1 03f7+1 03fa+1 03fd-03ff-130 0402-0404/2+80
  0405-0406+80 0408-040b+80 040f+80 0410-0418+32 041a-042f+32 0460-0474/2+1 0478-0480/2+1 048a-04be/2+1
  04c0+15 04c3-04cd/2+1 04d4+1 04d8+1 04e0+1 04e8+1 04f6+1 04fa-052e/2+1 0531-0556+48 10a0-10c5+7264
  10c7+7264 10cd+7264 13a0-13ef+38864 13f0-13f5+8 1c89+1 1c90-1cba-3008 1cbd-1cbf-3008 1e9e-7615
  1efa-1efe/2+1 2132+28 2183+1 2c00-2c2f+48 2c60+1 2c62-10743 2c63-3814 2c64-10727 2c67-2c6b/2+1
  2c6d-10780 2c6e-10749 2c6f-10783 2c70-10782 2c72+1 2c75+1 2c7e-2c7f-10815 2c80-2ce2/2+1 2ceb-2ced/2+1
  2cf2+1 a640-a66c/2+1 a680-a69a/2+1 a722-a72e/2+1 a732-a76e/2+1 a779-a77b/2+1 a77d-35332 a77e-a786/2+1
  a78b+1 a78d-42280 a790-a792/2+1 a796-a7a8/2+1 a7aa-42308 a7ab-42319 a7ac-42315 a7ad-42305 a7ae-42308
  a7b0-42258 a7b1-42282 a7b2-42261 a7b3+928 a7b4-a7c2/2+1 a7c4-48 a7c5-42307 a7c6-35384 a7c7-a7c9/2+1
  a7cb-42343 a7cc-a7da/2+1 a7dc-42561 a7f5+1`
  .trim()
  .split(/\s+/)

/** The capital letters, and at the same places their small ones. */
export const [capitals, smalls] = ((): [string, string] => {
  const texts: [string, string] = ['', '']
  for (const range of capitalRanges) {
    const [, first = '', last = first, step = '1', far = '0'] =
      /^([0-9a-f]+)(?:-([0-9a-f]+))?(?:\/(\d))?([+-]\d+)$/.exec(range) ?? []
    for (let at = parseInt(first, 16); at <= parseInt(last, 16); at += Number(step)) {
      texts[0] += String.fromCharCode(at)
      texts[1] += String.fromCharCode(at + Number(far))
    }
  }
  return texts
})()
