import { oncePerText } from '../../shared/once-per-text';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type ReadableText, readableTexts } from '../texts/readable-texts';

/** A tag, with the name of an element in which an address is in order, or an address. */
const PIECES =
  /<(?<end>\/?)(?<name>a|code|kbd|pre|samp|var)\b[^<>]*>|<[^<>]*>|(?<address>https?:\/\/(?:(?!&(?:[lg]t|quot);)[^\s<>"'«»“”()[\]{}])*[^\s<>"'«»“”()[\]{}.,;:!?…&])/gi;

/** An address that readers see in a piece of HTML can be pressed there. */
export const htmlAddressBare: OwnRule<'html-address-bare'> = ({ sources, contract }) => {
  const files = { sources: sources.filter(({ text }) => text.includes('://')), contract };
  return readableTexts(files).flatMap((written) =>
    written.isHtml ? bareAddresses(written.text).map(({ index, address }) => told(written, index, address)) : [],
  );
};

const bareAddresses = oncePerText((text) => {
  const found: { readonly index: number; readonly address: string }[] = [];
  let within: string | undefined;
  for (const { index, groups = {} } of text.includes('://') ? text.matchAll(PIECES) : []) {
    const { end, address } = groups;
    const name = groups.name?.toLowerCase();
    if (address !== undefined && within === undefined) found.push({ index, address });
    if (name !== undefined && end === '') within ??= name;
    if (name === within && end === '/') within = undefined;
  }
  return fewOf(found);
});

function told(written: ReadableText, offset: number, address: string): Finding<'html-address-bare'> {
  const { source, pointer } = written;
  const part = { offset, length: address.length };
  const secure = address.replace(/^http:/, 'https:');
  const fix = fixOfText(written, [{ ...part, text: `<a href="${secure}">${address}</a>` }], false);
  return { code: 'html-address-bare', place: { source, pointer, part }, details: { address, secure }, fix };
}
