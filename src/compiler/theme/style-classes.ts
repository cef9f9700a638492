import { withoutStrings } from './without-strings';

/** The classes that the selectors of a style sheet name, and where. */
export function classesIn(text: string): { readonly name: string; readonly start: number }[] {
  // Each part is read once, whatever ends it.
  const parts = [...withoutStrings(text).matchAll(/[^{};]+(?:[{};]|$)/g)].filter(({ 0: part }) => part.endsWith('{'));
  return parts.flatMap(({ 0: selectors, index }) =>
    [...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(({ 1: name = '', index: at }) => ({
      name,
      start: index + at + 1,
    })),
  );
}
