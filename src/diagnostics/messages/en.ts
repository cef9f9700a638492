import type { MessageCatalogue } from '../describe';
import { languageName, writtenInEach } from '../languages';
import { schemaText } from '../schema-text';
import { syntax } from './syntax-en';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`);
const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `write ${suggestion}`);

const listed = (valid: readonly string[]) =>
  valid.length > 8 ? 'write one of the valid values' : `write ${valid.join(' or ')}`;

const like = (example: string) => `${example.includes('…') ? 'write' : 'for example'} ${example}`;

const kinds: Readonly<Record<string, string>> = {
  object: 'several keys with their values',
  array: 'a list (each item starts with “- ”)',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  'string,object': 'log, or post with an address',
};

const css: Readonly<Record<string, string>> = {
  'Unclosed block': 'The “{” here is never closed: a “}” is missing.',
  'Unclosed bracket': 'The bracket here is never closed.',
  'Unclosed string': 'The quote here is never closed.',
  'Unclosed comment': 'The comment here never ends: “*/” is missing.',
  'Unexpected }': 'There is one “}” too many.',
  'Unknown word': 'A colon or a semicolon is missing here or just before.',
};

export const en: MessageCatalogue = {
  'yaml-syntax': (details) => syntax[details.reason](details),
  'file-unknown': ({ file, suggestion }) => ({
    message: `“${file}” is no file that the site knows.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'move it to another folder or delete it' : `rename it to ${suggestion}`,
  }),
  'file-missing': ({ file }) => ({ message: `The file “${file}” is missing.`, hint: `create site/${file}` }),
  'file-misplaced': ({ file, to }) => ({
    message: `“${file}” is in a folder where it does not belong: by what it says it is one of ${to.slice(0, to.lastIndexOf('/'))}.`,
    hint: `move it to site/${to}`,
  }),
  'file-not-utf8': ({ file }) => ({
    message: `“${file}” is not saved as UTF-8.`,
    hint: 'save it as UTF-8 in your editor',
  }),
  'key-unknown': ({ key, suggestion, valid }) => ({
    message: `There is no key “${key}” here.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'delete the line or use a valid key' : `write ${suggestion}:`,
    valid,
  }),
  'key-missing': ({ key, example }) => ({ message: `The key “${key}” is missing.`, hint: `add ${key}: ${example}` }),
  'type-wrong': ({ expected, example, correct }) => ({
    message: `This should be ${expected
      .split(',')
      .map((kind) => kinds[kind] ?? kind)
      .join(' or ')}.`,
    hint:
      correct === undefined
        ? like(example)
        : `write ${correct}, ${correct.startsWith('"') ? 'in quotes' : 'without quotes'}`,
  }),
  'value-not-listed': ({ value, suggestion, valid }) => ({
    message: `“${value}” is not a possible value.${meant(suggestion)}`,
    hint: use(suggestion) ?? listed(valid),
    valid,
  }),
  'value-empty': ({ example }) => ({ message: 'The text is empty.', hint: like(example) }),
  'value-malformed': ({ value, rule, example }) => ({
    message: `“${value}” does not have the right form. ${schemaText(rule, 'en').description}`,
    hint: like(example),
  }),
  'list-too-short': ({ minimum }) => ({ message: `At least ${minimum} is needed here.`, hint: 'add an item' }),
  'section-type-missing': ({ valid }) => ({
    message: 'The section does not say which type it is.',
    hint: 'add type: hero',
    valid,
  }),
  'section-type-unknown': ({ value, suggestion, valid }) => ({
    message: `“${value}” is not a type of section.${meant(suggestion)}`,
    hint:
      suggestion === undefined
        ? 'write one of the valid types: npm run new -- section --list shows them'
        : `type: ${suggestion}`,
    valid,
  }),
  'translation-missing': ({ language }) => ({
    message: `The text in ${languageName(language, 'en')} is missing.`,
    hint: `add ${language}: "…" in the same place`,
  }),
  'translations-missing': ({ text, languages }) => ({
    message: `This text is needed in every language: ${languages.join(', ')}.`,
    hint: writtenInEach(text, languages),
  }),
  'reference-unknown': ({ value, collection, suggestion, valid }) => ({
    message: `There is no “${value}” in ${collection}.${meant(suggestion)}`,
    hint:
      use(suggestion) ??
      (valid.length > 0 ? 'write the name of one that is there, or add it' : 'add it, or delete the line'),
    valid,
  }),
  'page-unknown': ({ value, suggestion, valid }) => ({
    message: `There is no page “${value}”.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'write the name of a page that is there: that of its file, without .yaml',
    valid,
  }),
  'anchor-unknown': ({ anchor, page, suggestion, valid }) => ({
    message: `The page “${page}” has no section with the id “${anchor}”.${meant(suggestion)}`,
    hint: suggestion === undefined ? `add id: ${anchor} to the section it should lead to` : `write ${suggestion}`,
    valid,
  }),
  'anchor-duplicate': ({ anchor }) => ({
    message: `Another section of the page has the id “${anchor}” already.`,
    hint: 'choose another id',
  }),
  'link-target-missing': () => ({
    message: 'The link leads nowhere.',
    hint: 'add page: contact (or post, url, file, form)',
  }),
  'link-target-ambiguous': ({ targets }) => ({
    message: `The link leads to several places at once: ${targets.join(', ')}.`,
    hint: 'keep one of them',
  }),
  'link-path-raw': ({ path, page }) => ({
    message: `“${path}” is the address of one language only: links are written with the id of the page.`,
    hint: page === undefined ? 'no page has this address' : `href="${page}"`,
  }),
  'link-address-unsafe': ({ address }) => ({
    message: `“${address}” is not a valid address.`,
    hint: 'start with https://, mailto:, tel:, page: or post:',
  }),
  'token-unknown': ({ token, suggestion, valid }) => ({
    message: `“${token}” does not exist.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'write the name of a figure in facts.yaml, or the text itself',
    valid,
  }),
  'fact-not-number': ({ fact, value, isUse }) => ({
    message: `“${value}” is not a number, and “${fact}” is the price of something.`,
    hint: isUse
      ? 'use a figure of facts.yaml that is a number'
      : 'write the digits only, without quotes, thousands separators and symbols; decimals after a point',
  }),
  'fact-not-date': ({ fact, value, isUse }) => ({
    message: `“${value}” is not a date, and “${fact}” says when something is.`,
    hint: isUse
      ? 'use a figure of facts.yaml that is a date'
      : 'write year-month-day or year-month, in figures and in quotes: "YYYY-MM-DD" or "YYYY-MM"',
  }),
  'path-duplicate': ({ path, other }) => ({
    message: `The address “${path}” belongs to ${other} already.`,
    hint: 'choose another address',
  }),
  'path-malformed': ({ path, correct }) => ({
    message: `“${path}” is not a correct address: lower case, digits and hyphens, no slash at the end.`,
    hint: `write ${correct}`,
  }),
  'path-reserved': ({ path }) => ({
    message: `“${path}” is an address the site keeps for itself.`,
    hint: 'choose another address',
  }),
  'media-alt': ({ both }) => ({
    message: both
      ? 'The picture has an alternative text (alt) and is said to be mere decoration (decorative) at once.'
      : 'Nothing says what this picture shows to those who cannot see it.',
    hint: both
      ? 'keep one of the two'
      : 'add alt: with what it shows, in each language, or decorative: true if it only adorns',
  }),
  'media-not-picture': ({ path }) => ({
    message: `“${path}” is no picture that can be read.`,
    hint: 'save it again as SVG, JPEG, PNG, WebP or AVIF',
  }),
  'path-unknown': ({ path, suggestion }) => ({
    message: `No page and no redirect has the address “${path}”.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'use the address of a page' : `write ${suggestion}`,
  }),
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
  'css-syntax': ({ reason }) => ({
    message: `The style sheet cannot be read from here on. ${css[reason] ?? `Check this line and the one before (${reason}).`}`,
    hint: 'mend this line or the one before',
  }),
  'css-import': () => ({
    message: 'A style sheet cannot fetch another one.',
    hint: 'copy the file to site/theme and list it under styles: in site/theme/theme.yaml',
  }),
  'css-address-foreign': ({ address }) => ({
    message: `“${address}” leads to another host: every visitor would be told to it.`,
    hint: 'copy the file to site/theme and name it from there',
  }),
  'form-without-service': ({ form }) => ({
    message: `On the published website the form “${form}” will not be seen: phone and e-mail take its place. The stand-in service (provider: local) works on this computer only.`,
    hint: 'set provider: tally in settings.yaml, and the tally id of each form',
  }),
  'form-id-missing': ({ form }) => ({
    message: `The form “${form}” has no id at Tally: phone and e-mail take its place.`,
    hint: 'add tally: and the end of the form’s address at Tally',
  }),
  'message-discarded': () => ({
    message: 'The messages of this form reach nobody: with delivery: log they are only noted in the browser.',
    hint: 'delivery: { post: "https://…" }',
  }),
  'date-passed': ({ date }) => ({
    message: `The date ${date} has passed: the website says instead that the next one is to be announced.`,
    hint: 'write the date of the next edition',
  }),
  'currency-missing': ({ example }) => ({
    message: 'There are prices, and the key “currency” in which they are written is missing.',
    hint: `add currency: ${example}`,
  }),
  'role-missing': ({ role }) => ({
    message:
      role === 'home' ? 'No page is the home page.' : 'No page says what is shown at an address that does not exist.',
    hint: `add role: ${role} to the page that is`,
  }),
  'role-duplicate': ({ role, other }) => ({
    message: `Another page has role: ${role} already: site/${other}.`,
    hint: 'leave role on one page only',
  }),
  'template-missing': ({ collection }) => ({
    message: `Entries of “${collection}” are listed here, but no page shows them.`,
    hint: `make a file in site/pages with each: ${collection}`,
  }),
  'name-changed': ({ name, now, isFile }) => ({
    message: `“${name}”, which the site uses, is no longer there, and nothing uses “${now}”: its name seems to have been changed.`,
    hint: isFile
      ? `call the file ${name}.yaml again, or write ${now} where it says ${name}`
      : `write ${name}: here again, or ${now} where it says ${name}`,
  }),
  'page-copied': ({ other, hasRole }) => ({
    message: `This page is a copy of ${other}: it has the same addresses.`,
    hint: `change the addresses under path${hasRole ? ' and delete the line role:' : ''}, or delete this file`,
  }),
  'text-curly-quotes': ({ text }) => ({
    message: 'The curly quotes (“ ”) will be seen on the website as part of the text.',
    hint: `write it in straight quotes: "${text}"`,
  }),
  'text-cut-off': ({ shown, whole }) => ({
    message: `Of this text only “${shown}” will be seen: without quotes, what follows the number sign is a note.`,
    hint: `write "${whole}", in quotes; if it is a note, leave a space after the #`,
  }),
  'rule-failed': ({ rule, reason }) => ({
    message: `The check “${rule}” failed on this file. This is a bug of the program, not a mistake of yours (${reason}).`,
    hint: 'undo your last change of this file and tell whoever maintains the program',
  }),
  'media-missing': ({ path, suggestion }) => ({
    message: `There is no file “${path}” in site/media.${meant(suggestion)}`,
    hint: suggestion === undefined ? `copy the file to site/media/${path}` : `write ${suggestion}`,
  }),
};
