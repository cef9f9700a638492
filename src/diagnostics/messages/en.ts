import type { MessageCatalogue } from '../describe';
import { languageName, writtenInEach } from '../languages';
import { schemaText } from '../schema-text';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`);
const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `write ${suggestion}`);

const quoted = (texts: readonly string[]) => some(texts.map((text) => `“${text}”`));
const some = (texts: readonly string[]) =>
  texts.length <= 3 ? texts.join(', ') : `${texts.slice(0, 3).join(', ')} and ${texts.length - 3} more`;

const addressHint: Readonly<Record<string, string>> = {
  email: 'write mailto: and the whole address, like mailto:name@example.com',
  phone: 'write tel: and the whole number, like tel:+34900000000',
};

const dateHint = (reason: string, last: number | undefined) =>
  reason === 'day' ? `write a day from 01 to ${last}` : 'write the date as year-month-day, for example 2026-09-02';

const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });

const kinds: Readonly<Record<string, string>> = {
  object: 'several keys with their values',
  array: 'a list (each item starts with “- ”)',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  'string,object': 'log, or post with an address',
};

const syntax: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'The same key is written twice; keep one of them.',
  TAB_AS_INDENT: 'The line starts with a tab; use spaces.',
  BAD_INDENT: 'The spaces at the start of the line do not fit the lines around it.',
  MISSING_CHAR: 'A character is missing: a closing quote, bracket or brace, or the colon after a key.',
  UNEXPECTED_TOKEN: 'Something here does not belong. A text with a colon, a hash or quotes goes in double quotes.',
  MULTILINE_IMPLICIT_KEY: 'The line before does not end: check its quotes and colons.',
  BLOCK_AS_IMPLICIT_KEY: 'Two “key: value” stand on one line. A text with a colon goes in double quotes.',
  TAG_RESOLVE_FAILED: 'A mark with “!” is not understood. A text that starts with “!” goes in double quotes.',
  BAD_ALIAS: 'A text that starts with “*” or “&” goes in double quotes.',
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
  'yaml-syntax': ({ reason }) => ({
    message: `The file cannot be read from here on. ${syntax[reason] ?? `Check this line and the one before (${reason}).`}`,
  }),
  'file-unknown': ({ file, suggestion }) => ({
    message: `“${file}” is no file that the site knows.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'move it to another folder or delete it' : `rename it to ${suggestion}`,
  }),
  'file-missing': ({ file }) => ({ message: `The file “${file}” is missing.`, hint: `create site/${file}` }),
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
  'type-wrong': ({ expected, example }) => ({
    message: `This should be ${expected
      .split(',')
      .map((kind) => kinds[kind] ?? kind)
      .join(' or ')}.`,
    hint: `for example ${example}`,
  }),
  'value-not-listed': ({ value, suggestion, valid }) => ({
    message: `“${value}” is not a possible value.${meant(suggestion)}`,
    hint: use(suggestion),
    valid,
  }),
  'value-empty': ({ example }) => ({ message: 'The text is empty.', hint: `for example ${example}` }),
  'value-malformed': ({ value, rule, example }) => ({
    message: `“${value}” does not have the right form. ${schemaText(rule, 'en').description}`,
    hint: `for example ${example}`,
  }),
  'list-too-short': ({ minimum }) => ({ message: `At least ${minimum} is needed here.`, hint: 'add an item' }),
  'section-type-missing': ({ valid }) => ({
    message: 'The section does not say which type it is.',
    hint: 'add type: hero',
    valid,
  }),
  'section-type-unknown': ({ value, suggestion, valid }) => ({
    message: `“${value}” is not a type of section.${meant(suggestion)}`,
    hint: suggestion === undefined ? undefined : `type: ${suggestion}`,
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
    hint: use(suggestion),
    valid,
  }),
  'page-unknown': ({ value, suggestion, valid }) => ({
    message: `There is no page “${value}”.${meant(suggestion)}`,
    hint: use(suggestion),
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
    hint: use(suggestion),
    valid,
  }),
  'fact-not-number': ({ fact }) => ({
    message: `The fact “${fact}” of facts.yaml is not a number.`,
    hint: 'use a fact that is a number',
  }),
  'fact-not-date': ({ fact }) => ({
    message: `The fact “${fact}” of facts.yaml is not a date.`,
    hint: 'use a fact written as year-month-day or year-month, in quotes: "2025-09-02"',
  }),
  'date-absurd': ({ date, years }) => ({
    message: `The date ${date} is ${years} years away from today.`,
    hint: 'check the year',
  }),
  'date-impossible': ({ date, reason, correct, last }) => ({
    message: {
      day: `There is no day “${date}”: that month has ${last} days.`,
      form: `“${date}” is not written as year-month-day, with four, two and two digits.`,
      month: `There is no “${date}”: months go from 01 to 12.`,
      year: `“${date}” has a year of more than four digits.`,
      yearly: `“${date}” names a year, and this is a day of every year: month-day.`,
    }[reason],
    hint: correct === undefined ? dateHint(reason, last) : `write "${correct}"`,
  }),
  'link-unpublished': ({ page, publish, expire }) => ({
    message:
      expire === undefined
        ? `The link leads to “${page}”, which is not shown before ${publish}.`
        : `The link leads to “${page}”, which is not shown any more after ${expire}.`,
    hint:
      expire === undefined
        ? `take the link out, or give what it stands in publish: ${publish}`
        : `take the link out, or change expire: in “${page}”`,
  }),
  'role-unpublished': ({ role }) => ({
    message: `The site cannot do without this page (role: ${role}), and today it is not shown.`,
    hint: 'delete this line',
  }),
  'window-gap': ({ id, from, until }) => ({
    message: `After the notice “${id}” there is none ${from === until ? `on ${from}` : `from ${from} to ${until}`} (month-day).`,
    hint: `write until: "${until}", or change the from of the next one`,
  }),
  'window-never': ({ publish, expire }) => ({
    message: `This is never shown: it ends on ${expire}, before it begins, on ${publish}.`,
    hint: `write a day after ${publish}, or change publish`,
  }),
  'window-overlap': ({ id, other, from, until, never }) => ({
    message: never
      ? `The notice “${id}” is never shown: all its days are those of “${other}” too, which comes before it.`
      : `The notice “${id}” is not shown ${from === until ? `on ${from}` : `from ${from} to ${until}`} (month-day): those days are those of “${other}” too, which comes before it.`,
    hint: 'change the dates of one of them, or their order in the list',
  }),
  'description-length': ({ length, least, most }) => ({
    message:
      length < least
        ? `This description has ${length} characters: below ${least}, search engines show another in its place.`
        : `This description has ${length} characters: search engines cut off what goes beyond ${most}.`,
    hint: `sum the page up in a sentence or two, between ${least} and ${most} characters`,
  }),
  'description-repeated': ({ text, other }) => ({
    message: `The page “${other}” has the same description: “${text}”.`,
    hint: 'say of each page what is found on it alone',
  }),
  'main-heading-missing': ({ valid }) => ({
    message: 'This page has no main heading: none of its sections has it in every language.',
    hint: `start with a section type: ${valid[0] ?? 'hero'} with its title`,
  }),
  'main-heading-repeated': ({ type }) => ({
    message: `The page has a main heading already, and this section (${type}) adds another.`,
    hint: 'use another type of section, or keep one of this type only',
  }),
  'noindex-important': ({ page }) => ({
    message: `The site leads everybody to “${page}”, and here search engines are asked not to show it.`,
    hint: 'delete noindex: true',
  }),
  'page-orphan': ({ page }) => ({
    message: `No link leads to “${page}”: only those who know its address find it.`,
    hint: `link to it from another page with page: ${page}, or add noindex: true if it is meant so`,
  }),
  'title-long': ({ length, most }) => ({
    message: `This title has ${length} characters: search engines cut off what goes beyond ${most}.`,
    hint: `shorten it to ${most} characters at most`,
  }),
  'title-repeated': ({ text, other }) => ({
    message: `The page “${other}” has the same title: “${text}”.`,
    hint: 'give each page a title that tells it apart',
  }),
  'address-mistyped': ({ address, reason, correct }) => ({
    message: {
      doubled: `“${address}” starts with https:// twice.`,
      email: `“${address}” is no e-mail address: what stands before or after the @ is missing.`,
      insecure: `“${address}” starts with http://, which browsers warn is not secure.`,
      phone: `“${address}” is no telephone number: it has digits only, with + in front if needed.`,
      scheme: `“${address}” does not start as an address does: https://, mailto: or tel:.`,
      spaces: `“${address}” has spaces or signs that an address cannot have.`,
    }[reason],
    hint: correct === undefined ? addressHint[reason] : `write ${correct}`,
  }),
  'entry-unused': ({ id, collection }) => ({
    message: `Nothing shows “${id}” (${collection}): it is on no page.`,
    hint: 'name it where it should be shown, or delete it',
  }),
  'link-own-address': ({ address, page, anchor, inHtml }) => ({
    message: `“${address}” is an address of this very site: links within it are written with the name of the page.`,
    hint: inHtml
      ? `href="page:${page}${anchor === undefined ? '' : `#${anchor}`}"`
      : `instead of url:, write page: ${page}${anchor === undefined ? '' : ` and anchor: ${anchor}`}`,
  }),
  'list-duplicate': ({ value, first, second }) => ({
    message:
      value === undefined
        ? `Item ${second} of this list is the same as item ${first}.`
        : `“${value}” is in this list already: it is item ${first}.`,
    hint: 'delete one of the two',
  }),
  'address-moved': ({ address, page, language }) => ({
    message:
      language === undefined
        ? `“${address}” has been the address of the page “${page}”: whoever has kept it will find another one.`
        : `At “${address}” the page “${page}” has been read in ${languageName(language, 'en')}.`,
    hint: `choose another address; if it is meant so, delete the line of ${address} in site/addresses.yaml`,
  }),
  'address-vanished': ({ addresses, redirects, gone }) => ({
    message:
      addresses.length === 1
        ? `${gone === undefined ? '' : `The page “${gone}” is gone. `}The address ${quoted(addresses)} leads nowhere any more, and people have kept it.`
        : `${gone === undefined ? '' : `The page “${gone}” is gone. `}The addresses ${quoted(addresses)} lead nowhere any more, and people have kept them.`,
    hint: `${redirects.length === 0 ? 'add a redirect to site/redirects.yaml' : `add to site/redirects.yaml, below redirects:, ${some(redirects)}`} (or, if it was never published, take it out of site/addresses.yaml)`,
  }),
  'consent-missing': () => ({
    message: 'Visits are to be measured (tracking), and no texts ask for consent: nothing would be measured.',
    hint: 'create site/consent.yaml, or delete tracking: if nothing is to be measured',
  }),
  'home-elsewhere': ({ path }) => ({
    message: `The home page is at “${path}”: whoever types the name of the website will not find it.`,
    hint: 'write "/"',
  }),
  'redirect-language': ({ address, language, other }) => ({
    message: `“${address}” was read in ${languageName(language, 'en')}, and this redirect leads to the page in ${languageName(other, 'en')}.`,
    hint: `add to this redirect language: ${language}`,
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
  'rule-failed': ({ rule, reason }) => ({
    message: `The check “${rule}” failed on this file. This is a bug of the program, not a mistake of yours (${reason}).`,
    hint: 'undo your last change of this file and tell whoever maintains the program',
  }),
  'alt-file-name': ({ alt }) => ({
    message: `“${alt}” is the name of a file, and whoever does not see the picture does not learn what it shows.`,
    hint: 'write in a few words what the picture shows',
  }),
  'media-empty': ({ path }) => ({
    message: `The file “${path}” is empty.`,
    hint: `copy it to site/media/${path} again, or delete it`,
  }),
  'media-large': ({ path, bytes, mostBytes, pixels, mostPixels }) => ({
    message:
      pixels === undefined
        ? `The picture “${path}” has ${megabytes(bytes)} MB: more than ${megabytes(mostBytes)} MB take long on a phone.`
        : `The picture “${path}” is ${pixels} pixels long and has ${megabytes(bytes)} MB: no screen is the better for more than ${mostPixels}.`,
    hint: 'save it smaller, for example 2000 pixels wide and as WebP',
  }),
  'media-misnamed': ({ path, format, correct }) => ({
    message: `The name “${path}” does not fit what it is: a ${format.toUpperCase()} picture.`,
    hint: `rename it to ${correct}, also where it is named`,
  }),
  'media-private': ({ path }) => ({
    message: `All that is in site/media is published, and “${path}” does not look meant for the public.`,
    hint: `delete site/media/${path} or move it elsewhere; if it is a download, link it with file: ${path}`,
  }),
  'media-rotated': ({ path }) => ({
    message: `The photo “${path}” is saved on its side and only says how it is to be turned.`,
    hint: 'open it, turn it and save it again upright',
  }),
  'media-truncated': ({ path }) => ({
    message: `The picture “${path}” is cut off: its end is missing.`,
    hint: `copy it to site/media/${path} again`,
  }),
  'media-unused': ({ path }) => ({
    message: `Nothing uses “${path}”, and it is published all the same.`,
    hint: `name it where it should be seen, or delete site/media/${path}`,
  }),
  'svg-reduced': ({ path, removed }) => ({
    message: `Of “${path}”, what runs, moves, links or comes from elsewhere does not reach the website: ${removed.join(', ')}.`,
    hint: 'save the drawing without it, with shapes and text only',
  }),
  'media-missing': ({ path, suggestion }) => ({
    message: `There is no file “${path}” in site/media.${meant(suggestion)}`,
    hint: suggestion === undefined ? `copy the file to site/media/${path}` : `write ${suggestion}`,
  }),
};
