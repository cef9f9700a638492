/** What stands behind `https://`, or behind the sign of a mailbox; in a text, also what begins with `www.`. */
const HOST = /(?<=^https?:\/\/|@)[a-z0-9.-]+|^www\.[a-z0-9.-]+/gi;
const BEFORE_PATH = /^(?:https?:\/\/)?[^/?#]*/i;

/** The names of the websites and mailboxes to which an address leads, in small letters. */
export function hostsIn(address: string): string[] {
  const beforePath = BEFORE_PATH.exec(address)?.[0] ?? '';
  return (beforePath.match(HOST) ?? []).map((host) => host.toLowerCase());
}

/** An address with other names, where `nameFor` gives one. */
export function withOtherHosts(address: string, nameFor: (host: string) => string | undefined): string {
  return address.replace(BEFORE_PATH, (start) => start.replaceAll(HOST, (host) => nameFor(host) ?? host));
}
