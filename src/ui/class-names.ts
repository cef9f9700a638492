/** The classes of an element, of which some may not be there, as its attribute has them. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
