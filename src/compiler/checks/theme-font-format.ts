import type { Rule } from '../rule';
import { styleTarget } from '../theme/address';
import { isWoff2 } from '../theme/font';
import { placeOfReference } from '../theme/style-sheet';

const FONT = /\.(woff2?|[ot]tf|ttc|eot)$/i;

/** Fonts are woff2: every browser reads it, it is the smallest, and it is the one that the build can cut down. */
export const themeFontFormat: Rule<'theme-font-format'> = ({ files, styles }) =>
  styles.flatMap((style) =>
    style.references.flatMap((reference) => {
      const target = styleTarget(style.path, reference.address);
      const content = target.kind === 'file' && FONT.test(target.path) ? files.get(target.path) : undefined;
      if (content === undefined || isWoff2(content)) return [];
      const place = placeOfReference(style, reference);
      return [{ code: 'theme-font-format', place, details: { path: reference.address } }];
    }),
  );
