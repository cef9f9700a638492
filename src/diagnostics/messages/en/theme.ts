import type { Messages } from '../catalogue';
import { meant, use } from './wording';

const css: Readonly<Record<string, string>> = {
  'Unclosed block': 'The “{” here is never closed: a “}” is missing.',
  'Unclosed bracket': 'The bracket here is never closed.',
  'Unclosed string': 'The quote here is never closed.',
  'Unclosed comment': 'The comment here never ends: “*/” is missing.',
  'Unexpected }': 'There is one “}” too many.',
  'Line comment': 'A note stands between “/*” and “*/” here: what follows “//” is taken for a rule.',
  'Hash comment': 'A note stands between “/*” and “*/” here: “#” begins none.',
  'Too deep': 'There are too many levels of braces or brackets within each other here.',
  'Missed semicolon': 'A semicolon is missing at the end of this line.',
  'Unknown word': 'A colon or a semicolon is missing here or just before.',
  Unmerged: 'Two versions of the same have been left, between the lines “<<<<<<<” and “>>>>>>>”.',
};

const UNMERGED_HINT = 'keep one of the two, and delete the other one and the lines “<<<<<<<”, “=======” and “>>>>>>>”';

/** What is written where nobody knows what was meant. */
const cssHint: Readonly<Record<string, string>> = {
  area: 'in each row what belongs there, with a dot for a gap',
  rows: 'as many names in each row, with a dot for a gap',
};

const cssValue: Readonly<Record<string, string>> = {
  area: 'What has one name has to be one rectangle',
  rows: 'Each row has to have as many names as the others',
  colons: 'There is a colon too many',
  sign: 'The sign is written the other way round',
  'no-sign': 'The sign between the name and the measure is missing',
  semicolon: 'A semicolon is missing at the end of the line',
  signs: 'Signs as on the keyboard belong here',
  quotes: 'Straight quotes belong here',
  figures: 'Each figure of rgb is one from 0 to 255',
  hash: 'A colour is written as # and 3, 4, 6 or 8 digits, from 0 to 9 and from a to f',
  space: 'No space belongs between a number and its unit',
  comma: 'Decimals have a point',
  colour: 'A colour belongs here',
  itself: 'A name cannot stand for itself',
  unit: 'The unit is missing',
  brackets: 'A condition stands in brackets',
  name: 'A name of the theme is asked for with var() and two hyphens',
  sum: 'A space belongs on each side of + and -',
  slash: 'A slash belongs before the opacity',
  limits: 'The least is more than the most',
  folder: 'Folders are parted by /',
  parts: 'A comma belongs between the lengths of clamp()',
  negative: 'A size is never below nothing',
  opacity: 'Opacity goes from 0 to 1',
  'last-comma': 'There is a comma too many at the end',
};

export const theme = {
  'theme-file-missing': ({ path, suggestion }) => ({
    message: `There is no file “${path}” in the site.${meant(suggestion)}`,
    hint: suggestion === undefined ? `copy the file to site/${path}` : `use ${suggestion}`,
  }),
  'theme-file-unused': ({ path }) => ({
    message: `Nothing uses “${path}”: it does not reach the website.`,
    hint: 'name it in site/theme/theme.yaml or in a style sheet, or delete it',
  }),
  'theme-font-format': ({ path }) => ({
    message: `“${path}” is no font in the woff2 format.`,
    hint: 'convert it to woff2 and name that file',
  }),
  'theme-not-picture': ({ path }) => ({
    message: `“${path}” is no picture that can be read.`,
    hint: 'save it again as SVG or PNG',
  }),
  'css-contrast-low': ({ front, ground, ratio, least }) => ({
    message:
      front === '--call'
        ? `The main button cannot be seen on a dark ground: ${front} is nearly the colour of ${ground}.`
        : `This is hard to read: ${front} stands out ${ratio} times from ${ground}, and ${least} is needed.`,
    hint:
      front === '--call'
        ? 'choose another colour for one of the two, or give it an edge: .tone-dark, .board { --call-edge: var(--text); }'
        : 'choose a darker or a lighter colour for one of the two',
  }),
  'css-value-malformed': ({ value, reason, correct }) => ({
    message:
      reason === 'empty'
        ? 'The value is missing.'
        : `${cssValue[reason]}: ${reason === 'figures' ? `“${value}” is another colour than it seems.` : `browsers do not understand “${value}”.`}`,
    hint:
      reason === 'empty'
        ? 'write the value behind the colon, or delete the line'
        : `write ${correct ?? cssHint[reason] ?? 'a colour as # and six digits or letters from a to f'}`,
  }),
  'css-name-twice': ({ name, value, other }) => ({
    message: `“${name}” has two values in the same rule: “${value}”, and here “${other}”, the only one that counts.`,
    hint: 'delete one of the two lines',
  }),
  'css-name-unknown': ({ name, suggestion }) => ({
    message: `Nothing knows the name “${name}”.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'write the name of one that there is, or give it a value in :root',
  }),
  'css-word-unknown': (of) => {
    const message = `Browsers do not know “${of.word}” and pass over the line.`;
    return 'correct' in of
      ? { message: `${message} Did you mean “${of.correct}”?`, hint: `write ${of.correct}` }
      : {
          message,
          hint:
            of.valid.length === 0
              ? 'write it the way CSS has it, or delete the line'
              : `write ${of.valid.join(' or ')}`,
        };
  },
  'css-font-unknown': ({ font, suggestion }) => ({
    message: `The theme brings no font called “${font}”.${meant(suggestion)}`,
    hint: `write "${suggestion}"`,
  }),
  'css-focus-hidden': () => ({
    message: 'This takes away the ring that shows where somebody who uses the keyboard is.',
    hint: 'delete the line, or draw another ring: outline: 2px solid currentcolor',
  }),
  'css-syntax': ({ reason, correct }) => ({
    message: `The style sheet cannot be read from here on. ${css[reason] ?? `Check this line and the one before (${reason}).`}`,
    hint:
      reason === 'Unmerged'
        ? UNMERGED_HINT
        : correct === undefined
          ? 'mend this line or the one before'
          : `write ${correct}`,
  }),
  'css-endless': () => ({
    message: 'This moves without an end: it distracts whoever reads and drains the battery of a phone.',
    hint: 'write how many times instead of infinite, so that it ends within five seconds: animation: turn 2s linear 2',
  }),
  'css-import': () => ({
    message: 'A style sheet cannot fetch another one.',
    hint: 'copy the file to site/theme and list it under styles: in site/theme/theme.yaml',
  }),
  'css-address-foreign': ({ address }) => ({
    message: `“${address}” leads to another host: every visitor would be told to it.`,
    hint: 'copy the file to site/theme and name it from there',
  }),
} satisfies Messages;
