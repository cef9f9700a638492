/** A key without quotes. */
export const KEY = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_-]*';

/** `{{ es: "Mayo", en: "May" }}` */
export const BRACES_TWICE = /^\{\{ *(?=[\p{L}_][\p{L}\p{N}_-]*: +\S)([^{}]*[^{}\s]) *\}\}/u;

/** Blanks that look like spaces and are none to YAML, as word processors and web pages have them. */
export const FOREIGN_BLANKS = '\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u3000\\ufeff';

export function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}
