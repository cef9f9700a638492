/** Whether a text is a complete address of the web that a browser understands, and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/"'<>\\][^\s"<>\\]*$/.test(text) && URL.canParse(text);
}

/** Whether a text is what a link to elsewhere may hold: a web address, an e-mail address or a telephone number. */
export function isLinkAddress(text: string): boolean {
  return isWebAddress(text) || (/^(mailto|tel):[^\s"<>]+$/.test(text) && URL.canParse(text));
}
