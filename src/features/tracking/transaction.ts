/** The lead that has been reported in this document and has not arrived at the page of thanks yet. */
let underWay: string | undefined;

/** A new lead's id, by which the ads count one conversion however many times it is reported. */
export function startTransaction(): string {
  underWay = randomId();
  return underWay;
}

/** The id of the lead that arrives: that of the submission before, or a new one when there was none. */
export function endTransaction(): string {
  const id = underWay ?? randomId();
  underWay = undefined;
  return id;
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
