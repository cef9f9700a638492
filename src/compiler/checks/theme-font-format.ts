import { locateText } from '../position';
import { problem } from '../problem';
import { styleTarget } from '../theme/address';
import type { Check } from './check';

const FONT = /\.(woff2?|[ot]tf|ttc|eot)$/i;
const SIGNATURE = 'wOF2';

/** Fonts are woff2: every browser reads it, it is the smallest, and it is the one that the build can cut down. */
export const themeFontFormat: Check = ({ files, styles }) =>
  styles.flatMap(({ path, text, references }) =>
    references.flatMap(({ address, start, end }) => {
      const target = styleTarget(path, address);
      const content = target.kind === 'file' && FONT.test(target.path) ? files.get(target.path) : undefined;
      if (content === undefined || isWoff2(content)) return [];
      return [problem('theme-font-format', locateText(path, text, start, end), { path: address })];
    }),
  );

function isWoff2(content: Uint8Array): boolean {
  return String.fromCharCode(...content.subarray(0, SIGNATURE.length)) === SIGNATURE;
}
