/** Whether a text is a complete address of the web that a browser understands, and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/"'<>\\][^\s"<>\\]*$/.test(text) && URL.canParse(text) && namesHost(text);
}

/**
 * Whether an address names a host as hosts are named, and nobody who logs in there: what else a browser takes for a name
 * says something else in a policy, or in the files of a server.
 */
export function namesHost(address: string): boolean {
  const { hostname, username, password } = new URL(address);
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(hostname) && username + password === '';
}

/** Whether a text is what a link to elsewhere may hold: a web address, an e-mail address or a telephone number. */
export function isLinkAddress(text: string): boolean {
  return isWebAddress(text) || (/^(mailto|tel):[^\s"<>]+$/.test(text) && URL.canParse(text));
}
