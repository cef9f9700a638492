/** Characters that no document may hold: controls other than tab and line ends, lone surrogates, and noncharacters. */
export const NO_CHARACTER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}\p{Noncharacter_Code_Point}]/gu;
