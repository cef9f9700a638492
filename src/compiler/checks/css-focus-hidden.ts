import type { Rule } from '../rule';
import type { StyleDeclaration } from '../theme/style-sheet';

/** Who uses the keyboard sees where they are (WCAG 2.4.7): the ring around what has the focus is not taken away unless something else shows it. */
export const cssFocusHidden: Rule<'css-focus-hidden'> = ({ styles }) =>
  styles.flatMap((written) =>
    written.declarations
      .filter(
        (declaration) =>
          hidesRing(declaration) &&
          !written.declarations.some((other) => other.rule === declaration.rule && showsFocus(other)),
      )
      .map(({ from, end }) => ({
        code: 'css-focus-hidden',
        place: { written, part: { offset: from, length: end - from } },
        details: {},
      })),
  );

function hidesRing({ name, value, of }: StyleDeclaration): boolean {
  if (!/^outline(?:-style|-width)?$/.test(name) || !/^(?:none|0|0px)(?:\s*!important)?$/.test(value)) return false;
  const selectors = of.split(',').map((selector) => selector.trim());
  return selectors.some((selector) => /^\*$|:focus(?:-visible)?$/.test(selector));
}

function showsFocus({ name, value }: StyleDeclaration): boolean {
  return /^(?:box-shadow|border|background|text-decoration|filter)/.test(name) && !/^(?:none|0)$/.test(value);
}
