import type { Rule } from '../rule';
import { placeOfReference } from '../theme/style-sheet';

/** Style sheets are listed in theme.yaml and none fetches another: the browser gets them as one. */
export const cssImport: Rule<'css-import'> = ({ styles }) =>
  styles.flatMap((style) =>
    style.imports.map((reference) => ({ code: 'css-import', place: placeOfReference(style, reference), details: {} })),
  );
