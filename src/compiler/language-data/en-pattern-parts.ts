import { agreement } from './en-agreement';

/** Where a word ends. */
export const END = '(?!\\p{L})';

/** A word in the plural, or a verb of the third person, without what it ends in. */
export const STEM = '\\p{Ll}+(?:[b-df-hj-np-rtv-z]|(?<!ch|sh|ss|x|z|i)e)';

/** Not a word that is of several people. */
export const NO_GROUP = `(?!(?:${agreement.groups.replaceAll(' ', '|')})${END})`;
