import type { Finding } from '../findings/finding';
import { linksIn, textOfLink } from '../html/html-links';
import type { OwnRule } from '../rule';
import { htmlTexts } from '../texts/readable-texts';
import { textsIn, valuesResolvedAs } from '../values/values';

/** A link whose text is an address, an e-mail or a telephone leads to that one. */
export const linkAddressOther: OwnRule<'link-address-other'> = (site) => [
  ...htmlTexts(site).flatMap(({ source, pointer, text }) =>
    linksIn(text).flatMap(({ address, part }) => {
      const shown = textOfLink(text, part);
      return differ(shown, address) ? [told({ source, pointer, part }, shown, address)] : [];
    }),
  ),
  ...valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value: { label, url } }) => {
    if (label === undefined || url === undefined) return [];
    const texts = textsIn({ source, pointer: [...pointer, 'label'], value: label });
    const other = texts.find(({ text }) => differ(text.trim(), url));
    return other === undefined ? [] : [told({ source, pointer: [...pointer, 'url'] }, other.text.trim(), url)];
  }),
];

function told(place: Finding['place'], text: string, address: string): Finding<'link-address-other'> {
  return { code: 'link-address-other', place, details: { text, address } };
}

/** Whether a text is an address of some kind, and a link leads to another one of the same kind. */
function differ(text: string, address: string): boolean {
  const shown = hostIn(text) ?? mailIn(text) ?? phoneIn(text);
  const led = hostIn(address) ?? mailIn(address) ?? phoneIn(address);
  if (shown === undefined || led === undefined || shown.kind !== led.kind) return false;
  return shown.kind === 'phone' ? !endAlike(shown.value, led.value) : shown.value !== led.value;
}

interface Named {
  readonly kind: 'host' | 'mail' | 'phone';
  readonly value: string;
}

/** The last two parts of a host: its others lead into the same house. */
function hostIn(text: string): Named | undefined {
  const [, protocol, host = ''] = /^(https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:[/?#]\S*)?$/i.exec(text) ?? [];
  const isHost = protocol !== undefined || /^www\./i.test(host) || (host === host.toLowerCase() && ENDINGS.test(host));
  return host === '' || !isHost
    ? undefined
    : { kind: 'host', value: host.toLowerCase().split('.').slice(-2).join('.') };
}

/** Those of addresses that nobody takes for the name of a program, or of a file. */
const ENDINGS = /\.(?:com|org|net|edu|gov|info|example|eu|cat|eus|gal|es|fr|de|it|pt|uk|ch|at|nl|be|mx|ar|co|cl)$/;

function mailIn(text: string): Named | undefined {
  const [, mail] = /^(?:mailto:)?([^\s@:]+@[^\s@?]+\.[a-z]{2,})(?:\?\S*)?$/i.exec(text) ?? [];
  return mail === undefined ? undefined : { kind: 'mail', value: mail.toLowerCase() };
}

/** With the code of the country, of the town, or of neither: the nought before that of the town is dialled at home. */
function endAlike(one: string, other: string): boolean {
  const [shorter, longer] = [one, other].map((digits) => digits.replace(/^0+/, '')).sort((a, b) => a.length - b.length);
  return longer?.endsWith(shorter ?? '') === true;
}

function phoneIn(text: string): Named | undefined {
  if (!/^(?:tel:)?\+?[\d\s().-]{6,25}$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length < 6 ? undefined : { kind: 'phone', value: digits };
}
