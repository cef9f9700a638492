import type { Words } from '../words/es';
import { asWords } from './schema-words';

export type StyleGroup = keyof Words['theme']['groups'];

/** What the names of values begin with, by group, in the order in which they are shown; the rest is the theme's own. */
const BEGINNINGS: readonly (readonly [StyleGroup, ...string[]])[] = [
  ['light', 'light'],
  ['tinted', 'tinted'],
  ['dark', 'dark'],
  ['call', 'call'],
  ['strips', 'strip', 'alternate'],
  ['board', 'board'],
  ['media', 'media', 'form', 'backdrop', 'shadow'],
  ['letters', 'font', 'figure', 'text', 'leading'],
  ['sizes', 'space', 'width', 'measure', 'radius', 'logo', 'step', 'header', 'target'],
];

export const STYLE_GROUPS: readonly StyleGroup[] = [...BEGINNINGS.map(([group]) => group), 'other'];

export function styleGroup(name: string): StyleGroup {
  const [beginning = ''] = name.slice(2).split('-', 1);
  return BEGINNINGS.find(([, ...beginnings]) => beginnings.includes(beginning))?.[0] ?? 'other';
}

/** What script sets, and what moves: nobody chooses them by looking. */
const NOT_CHOSEN = /^--(?:duration|ease|header-height|consent-height|call-bar-height|foot-height)/;

/** Whether a value is one that somebody may choose who looks at the website. */
export function isChosen(name: string): boolean {
  return !NOT_CHOSEN.test(name);
}

/** What a value of the theme is called in its group: `--dark-link` are the links there. */
export function styleTitle(name: string, { names, roles }: Words['theme']): string {
  const key = name.slice(2);
  return names[key] ?? roles[key.slice(key.indexOf('-') + 1)] ?? asWords(key);
}

/** The same by itself. */
export function styleName(name: string, words: Words['theme']): string {
  const group = styleGroup(name);
  const title = styleTitle(name, words);
  return group === 'other' ? title : `${words.groups[group]}: ${title}`;
}
