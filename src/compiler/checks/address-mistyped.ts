import { type MistypedAddress, mistypedAddress } from '../addresses/mistyped-address';
import type { Fix } from '../findings/fix';
import { type WrittenLink, writtenLinks } from '../links/links';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { callingCode, phoneExample } from '../standards/phone-example';
import { valuesOfFormat } from '../values/values';

type Found = ReturnType<OwnRule<'address-mistyped'>>[number];

/** An address of another site, a mailbox or a telephone that was mistyped, in YAML and in HTML. */
export const addressMistyped: OwnRule<'address-mistyped'> = (site) => [
  ...valuesOfFormat(site, 'link-address', 'web-address').flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string') return [];
    return finding(site, value, { source, pointer }, (correct) => [
      { do: 'set', file: source.path, pointer, value: correct },
    ]);
  }),
  ...writtenLinks(site).flatMap((link) =>
    link.address === undefined
      ? []
      : finding(site, link.address, link.placeOf('page'), (correct) => editsOf(link, correct)),
  ),
];

function finding(
  { contract }: Files,
  address: string,
  place: Found['place'],
  edits: (correct: string) => Fix['edits'],
): Found[] {
  const mistyped = mistypedAddress(address, callingCode(contract.languages));
  if (mistyped === undefined) return [];
  const { correct } = mistyped;
  const fix = correct === undefined ? undefined : { edits: edits(correct), isCertain: isCertain(mistyped) };
  const isUnknown = ['digits', 'phone'].includes(mistyped.reason) && correct === undefined;
  const example = isUnknown ? { example: phoneExample(contract.languages) } : {};
  const details = { address, ...mistyped, ...example };
  return [{ code: 'address-mistyped', place, details, ...(fix && { fix }) }];
}

/** Not every site that answers to http answers to https. */
function isCertain({ reason }: MistypedAddress): boolean {
  return reason !== 'insecure';
}

function editsOf({ source, inHtml }: WrittenLink, correct: string): Fix['edits'] {
  if (inHtml === undefined) return [];
  const { pointer, text, part } = inHtml;
  const value = text.slice(0, part.offset) + correct + text.slice(part.offset + part.length);
  return [{ do: 'set', file: source.path, pointer, value }];
}
