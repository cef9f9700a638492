import type { Rule } from '../rule';
import { placeOfReference } from '../theme/style-sheet';

/** What moves by itself beside a text ends within five seconds, or there is a way to stop it (WCAG 2.2.2). */
export const cssEndless: Rule<'css-endless'> = ({ styles }) =>
  styles.flatMap((style) =>
    style.endless.map((reference) => ({ code: 'css-endless', place: placeOfReference(style, reference), details: {} })),
  );
