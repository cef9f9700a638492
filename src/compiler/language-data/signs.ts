import { folded } from '../spelling/folded';

/**
 * What every text has in which something is found, and hardly any other: any of some parts of words and marks, as `folded` gives
 * them, or characters of a kind. V8 takes a millisecond to compile a large pattern, which one that is not asked never costs.
 */
export interface Signed {
  readonly signs: readonly string[] | RegExp;
}

/** Those of which a text has a sign. */
export function withSignIn<Each extends Signed>(text: string, all: readonly Each[]): readonly Each[] {
  const plain = folded(text);
  return all.filter(({ signs }) =>
    signs instanceof RegExp ? signs.test(text) : signs.some((sign) => plain.includes(sign)),
  );
}
