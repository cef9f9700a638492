import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type Run, runsWith, textOf } from '../texts/readable-texts';

const ADDRESS = /https?:\/\/[^\s<>"'«»“”()[\]{}]*[^\s<>"'«»“”()[\]{}.,;:!?…]/g;
const runsWithAddress = runsWith(new RegExp(ADDRESS, ''));

/** An address that readers see in a piece of HTML can be pressed there. */
export const htmlAddressBare: OwnRule<'html-address-bare'> = ({ sources, contract }) => {
  const files = { sources: sources.filter(({ text }) => text.includes('://')), contract };
  const runs = runsWithAddress(files).filter((run) => run.written.isHtml && !isInLink(run));
  return fewInEach(runs, textOf, told);
};

function isInLink({ written: { text }, offset }: Run): boolean {
  return text.lastIndexOf('<a ', offset) > text.lastIndexOf('</a', offset);
}

function told({ written, text, offset }: Run): Finding<'html-address-bare'>[] {
  const { source, pointer } = written;
  return [...text.matchAll(ADDRESS)].map(({ 0: address, index }) => {
    const part = { offset: offset + index, length: address.length };
    const secure = address.replace(/^http:/, 'https:');
    const fix = fixOfText(written, [{ ...part, text: `<a href="${secure}">${address}</a>` }], false);
    return { code: 'html-address-bare', place: { source, pointer, part }, details: { address, secure }, fix };
  });
}
