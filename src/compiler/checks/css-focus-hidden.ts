import type { Rule } from '../rule';
import type { StyleDeclaration } from '../source';

/**
 * Who uses the keyboard sees where they are (WCAG 2.4.7): the ring around what has the focus is not taken away unless
 * something else shows it, there or in another rule.
 */
export const cssFocusHidden: Rule<'css-focus-hidden'> = ({ styles }) => {
  const shown = new Set(styles.flatMap(({ declarations }) => declarations.filter(showsFocus).flatMap(focusedIn)));
  return styles.flatMap((written) =>
    written.declarations
      .filter(hidesRing)
      .filter((declaration) => !shown.has(ANYTHING) && focusedIn(declaration).some((element) => !shown.has(element)))
      .map(({ from, end }) => ({
        code: 'css-focus-hidden',
        place: { written, part: { offset: from, length: end - from } },
        details: {},
      })),
  );
};

const ANYTHING = '*';
const FOCUS = /:focus(?:-visible)?$/;
const NOTHING = /^(?:none|0|0px)(?:\s*!important)?$/;

/** The elements of a rule's selectors that have the focus. */
function focusedIn({ of }: StyleDeclaration): string[] {
  const selectors = of.split(',').map((selector) => selector.trim());
  return selectors.flatMap((selector) =>
    selector === ANYTHING || FOCUS.test(selector) ? selector.replace(FOCUS, '') || ANYTHING : [],
  );
}

function hidesRing({ name, value }: StyleDeclaration): boolean {
  return /^outline(?:-style|-width)?$/.test(name) && NOTHING.test(value);
}

function showsFocus({ name, value, of }: StyleDeclaration): boolean {
  const isSeen = /^(?:outline(?:-style|-width)?|box-shadow|border|background|text-decoration|filter)/.test(name);
  return isSeen && of.includes(':focus') && !NOTHING.test(value);
}
