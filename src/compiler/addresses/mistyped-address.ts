import { miscounted, withCountry, withPlus } from '../contacts/meant-phone';
import type { ProblemDetails } from '../findings/problem-details';
import { isLinkAddress, namesHost } from '../standards/web-address';
import { inOneAlphabet } from '../texts/one-alphabet';

/** What is wrong with an address of which it is plain that it was meant to be one of another site, a mailbox or a telephone. */
export interface MistypedAddress {
  readonly reason: ProblemDetails['address-mistyped']['reason'];
  /** As it was meant, where that can be known. */
  readonly correct?: string;
}

const INVISIBLE = /[\u200b-\u200f\u2060\u2066-\u2069\ufeff]/g;
const SEVERAL = /^(?:https?:\/\/|www\.)[^\s,;]+(?:\s*[,;]\s*|\s+(?:y |o |and |or |\/ )?)(?:https?:\/\/|www\.)/i;
/** Of the computer on which it was typed. */
const LOCAL_FILE = /^(?:file:|[a-z]:[\\/])/i;
/** Of the computer on which it was typed, or of those around it: nobody else gets there. */
const LOCAL_HOST =
  /^(?:(?:[a-z0-9-]+\.)*(?:localhost|local)\.?|0\.0\.0\.0|(?:127|10)(?:\.\d+){3}|(?:192\.168|169\.254)(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[(?:::1?|::ffff:(?:7f|a)[\da-f]{2}:[\da-f]+|::ffff:c0a8:[\da-f]+|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\])$/;
/** What only opens for who has copied it, in that person's account. */
const PRIVATE: readonly RegExp[] = [
  /^https:\/\/mail\.google\.com\/mail\/[^#]*#[a-z]+\/[\w-]/i,
  /^https:\/\/outlook\.(?:office|office365|live)\.com\/mail\/.*\bid\//i,
  /^https:\/\/drive\.google\.com\/drive\/(?:u\/\d+\/)?my-drive/i,
  /^https:\/\/(?:www\.)?linkedin\.com\/company\/[^/?#]+\/admin\b/i,
  /^https:\/\/(?:business\.facebook|studio\.youtube|editor\.wix|manage\.wix)\.com\//i,
  /^https:\/\/[^?#]+\/wp-admin\/(?:post|edit|upload|admin)\.php/i,
  /^https:\/\/[^#]+[?&](?:preview=true|preview_id=\d)/i,
];
const MAILBOX = /^[^\s@:/?,]+@[^\s@:/?,]+\.[a-z]{2,}$/i;
const PHONE = /^\+?[0-9*#]{3,15}(;.*)?$/;
/** Endings of names by which a name is known to be one of the web, and no file's. */
const WEB_NAME = /^(?:[a-z0-9-]+\.)+(?:cat|com|de|edu|es|eu|fr|gov|ie|info|int|it|net|org|pt|uk)(?:[/?#]|$)/i;

/**
 * Nothing is said of an address of which a part is filled in, nor of one that is no mere slip.
 * @param code - of the country in which numbers without any are dialled, where that is known
 */
export function mistypedAddress(text: string, code?: string): MistypedAddress | undefined {
  if (text.includes('{{')) return undefined;
  const visible = text.replaceAll(INVISIBLE, '');
  if (visible !== text) return corrected('invisible', visible);
  const trimmed = text.trim();
  if (SEVERAL.test(trimmed)) return { reason: 'several' };
  if (isLocal(trimmed)) return { reason: 'local' };
  if (PRIVATE.some((address) => address.test(trimmed))) return { reason: 'private' };
  if (isCut(trimmed)) return { reason: 'cut' };
  const mistyped =
    mistypedScheme(trimmed) ??
    mistypedMailbox(trimmed) ??
    mistypedPhone(trimmed) ??
    mistypedChat(trimmed, code) ??
    spaces(trimmed) ??
    foreignLetters(trimmed) ??
    mistypedHost(trimmed) ??
    noHost(trimmed) ??
    sentenceEnd(trimmed) ??
    unreadable(trimmed);
  if (mistyped !== undefined || trimmed === text) return mistyped;
  return isLinkAddress(trimmed) ? { reason: 'spaces', correct: trimmed } : undefined;
}

/** Also where its number is written as a browser understands it as well: `https://2130706433`, `https://0x7f.1`. */
function isLocal(address: string): boolean {
  if (LOCAL_FILE.test(address)) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);
}

/** As it is shown where there is no room for all of it, or in the midst of the words of a title; of an encyclopedia, titles of articles end in dots, too. */
function isCut(address: string): boolean {
  if (/^https:\/\/[^?#]+\/(?:[a-z0-9]+-){3,}$/.test(address)) return true;
  return /^https:\/\/.*(?:…|\.{3})$/.test(address) && !address.includes('/wiki/');
}

function mistypedScheme(text: string): MistypedAddress | undefined {
  const [, doubled] = /^(?:https?:\/*){2,}(.*)$/is.exec(text) ?? [];
  if (doubled !== undefined) return corrected('doubled', `https://${doubled}`);
  const [, insecure] = /^http:\/\/(.*)$/is.exec(text) ?? [];
  if (insecure !== undefined) return corrected('insecure', `https://${insecure}`);
  const [, after] = /^h?t{1,3}ps{0,2}[:;]?[/\\]{1,3}(.*)$/is.exec(text) ?? [];
  if (after !== undefined && !text.startsWith('https://'))
    return corrected('scheme', `https://${after.replaceAll('\\', '/')}`);
  if (/^www\./i.test(text) || WEB_NAME.test(text)) return corrected('scheme', `https://${text}`);
  if (MAILBOX.test(text)) return corrected('scheme', `mailto:${text}`);
  const isNumber = /^\+?[\d\s().-]{9,24}$/.test(text) && /\d/.test(text);
  return isNumber ? corrected('scheme', `tel:${withoutGaps(text)}`) : undefined;
}

function mistypedMailbox(text: string): MistypedAddress | undefined {
  const [, written] = /^mailto:(.*)$/is.exec(text) ?? [];
  if (written === undefined) return undefined;
  const [boxes = '', ...query] = written.replace(/^[\s/]+/, '').split('?');
  const meant = [`mailto:${boxes.replaceAll(/\s/g, '')}`, ...query.map(encoded)].join('?');
  const areMailboxes = boxes === '' ? query.length > 0 : boxes.split(',').every((box) => MAILBOX.test(box.trim()));
  if (!areMailboxes) return { reason: 'email' };
  return meant === text ? undefined : corrected('spaces', meant);
}

function mistypedPhone(text: string): MistypedAddress | undefined {
  const [, written] = /^tel:(.*)$/is.exec(text) ?? [];
  if (written === undefined) return undefined;
  const number = withoutGaps(written.replace(/^\/+/, ''));
  if (!PHONE.test(number)) return { reason: 'phone' };
  if (miscounted(number.replace(/;.*$/s, ''))?.country !== undefined) return { reason: 'digits' };
  return /^tel:\+?[\d().*#-]+(;\S*)?$/.test(text) ? undefined : corrected('spaces', `tel:${number}`);
}

const CHAT =
  /^(https:\/\/(?:(?:www\.)?wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=))((?:%2B|\+)?[\d\s().-]{0,40}\d)(.*)$/is;

/** WhatsApp opens a chat by the figures of a number with the code of its country, and nothing else. */
function mistypedChat(text: string, code: string | undefined): MistypedAddress | undefined {
  const [, before, written, behind] = CHAT.exec(text) ?? [];
  if (before === undefined || written === undefined) return undefined;
  const plain = withoutGaps(written).replace(/^(?:%2B|\+|00)/i, '');
  const whole =
    plain === written && code !== undefined && withPlus(plain) === undefined ? withCountry(plain, code) : undefined;
  const figures = whole?.replaceAll(/\D/g, '') ?? plain;
  return figures === written ? undefined : corrected('chat', `${before}${figures}${behind}`);
}

/** The name of a website with letters of another alphabet among those they look like: it is that of another website, if of any. */
function foreignLetters(text: string): MistypedAddress | undefined {
  const [whole = '', host = ''] = /^https:\/\/([^/?#\s]{1,255})/i.exec(text) ?? [];
  const meant = host.replaceAll(/\p{L}{2,63}/gu, (word) => inOneAlphabet(word));
  return meant === host ? undefined : corrected('alphabet', `https://${meant}${text.slice(whole.length)}`);
}

/** The name of a website has dots between its words, one each. */
function mistypedHost(text: string): MistypedAddress | undefined {
  const [whole = '', host = ''] = /^https:\/\/([^/?#\s]{1,255})/i.exec(text) ?? [];
  if (!/,|\.\.|^\.|\.$|^(?:www\.){2}|^(?:ww|wwww+)\.[^.]+\./i.test(host)) return undefined;
  const meant = host
    .replaceAll(/[.,]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
    .replace(/^(?:www\.)+|^(?:ww|wwww+)\./i, 'www.');
  return corrected('host', `https://${meant}${text.slice(whole.length)}`);
}

function noHost(text: string): MistypedAddress | undefined {
  if (!text.startsWith('https://') || !URL.canParse(text)) return undefined;
  if (!namesHost(text)) return { reason: 'name' };
  return /^(?:www\.)?[a-z0-9-]+$/i.test(new URL(text).hostname) ? { reason: 'ending' } : undefined;
}

/** What ends the sentence from which an address was copied; of an encyclopedia, titles of articles end in a dot, too. */
function sentenceEnd(text: string): MistypedAddress | undefined {
  const [whole, page = ''] = /^(https:\/\/[^\s]*?[\p{L}\p{N}/_-])[.,;:!)\]}»”"'’]+$/u.exec(text) ?? [];
  if (whole === undefined || page.includes('(') || /[[{]/.test(page) || page.includes('/wiki/')) return undefined;
  return corrected('end', page);
}

/** What no browser opens, as the number of a port beyond the last one, or a sign that no name has. */
function unreadable(text: string): MistypedAddress | undefined {
  return /^https:\/\/[^\s/]/.test(text) && !URL.canParse(text) ? { reason: 'unreadable' } : undefined;
}

/** No name of a website has any. */
function spaces(text: string): MistypedAddress | undefined {
  const [host] = /^https:\/\/[^/?#]{1,255}/.exec(text) ?? [];
  const meant = host === undefined ? text : host.replaceAll(/\s/g, '') + text.slice(host.length);
  return /^https:\/\/\S+\s/.test(text) ? corrected('spaces', meant) : undefined;
}

function corrected(reason: MistypedAddress['reason'], correct: string): MistypedAddress {
  const meant = encoded(correct.trim());
  return isLinkAddress(meant) ? { reason, correct: meant } : { reason };
}

function encoded(text: string): string {
  return text.replaceAll(/\s/g, '%20');
}

function withoutGaps(number: string): string {
  return number.replaceAll(/[\s().-]/g, '');
}
