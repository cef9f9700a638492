import type { FactType } from '../../compiler/facts/facts';
import type { WantedForm } from '../../compiler/problems/problem-details';
import type { CountedElement } from '../../compiler/translations/markup';
import type { OtherFormat } from '../../compiler/yaml/file-format';
import type { MessageCatalogue } from '../describe';
import { languageName, monthOf, writtenInEach } from '../languages';
import { schemaText } from '../schema-text';
import { typedValue } from '../typed-value';
import { syntax } from './syntax-en';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`);
const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `write ${suggestion}`);

const some = (texts: readonly string[]) =>
  texts.length <= 3 ? texts.join(', ') : `${texts.slice(0, 3).join(', ')} and ${texts.length - 3} more`;

const otherFormats: Readonly<Record<OtherFormat['format'], { readonly is: string; readonly hint: string }>> = {
  'utf-16': {
    is: 'is saved as UTF-16, which some editors call Unicode, and not as UTF-8',
    hint: 'save it again, and choose UTF-8 as the encoding',
  },
  'line-ends': {
    is: 'ends its lines as very old computers did, so that it reads as one single line',
    hint: 'save it again, and choose LF (Unix) as the line ends',
  },
  document: {
    is: 'is a document of another program, such as a word processor, and no plain text',
    hint: 'copy its text into a plain-text editor, and save it from there as UTF-8',
  },
  'web-page': {
    is: 'is a whole web page, and not keys with their values',
    hint: 'write keys with their values, as path: and title:; of the web page take only the texts',
  },
};

/** The keys of a link to a page. */
const pageKeys = ({ page, anchor }: { readonly page: string; readonly anchor?: string | undefined }) =>
  `page: ${page}${anchor === undefined ? '' : ` and anchor: ${anchor}`}`;

const addressHint: Readonly<Record<string, string>> = {
  several: 'write one of them, and make another link of the other',
  host: 'write the address as the browser shows it',
  name: 'write the address as the browser shows it',
  email: 'write mailto: and the whole address, like mailto:name@example.com',
  local: 'write the public address, the one that starts with https:// and opens for anybody',
};

const phoneHint = (example: string) => `write tel: and the whole number, like tel:${example.replaceAll(' ', '')}`;

const dateHint = (reason: string, last: number | undefined) =>
  reason === 'day' ? `write a day from 01 to ${last}` : 'write the date as year-month-day, for example 2026-09-02';

const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });

const listed = (valid: readonly string[]) =>
  valid.length > 8 ? 'write one of the valid values' : `write ${valid.join(' or ')}`;

const unwritten = (rule: { title: string; description: string } | undefined, language: string | undefined) => {
  if (rule !== undefined) return `This is still to be written (${rule.title}). ${rule.description}`.trim();
  const inLanguage = language === undefined ? '' : `${languageName(language, 'en')} `;
  return `The ${inLanguage}text is still to be written: nothing is published like this.`;
};

const like = (example: string) => `${example.includes('…') ? 'write' : 'for example'} ${example}`;

const malformed = (value: string, { least, most, start, capitals, isMailbox = false }: WantedForm) => {
  if (least !== undefined) return `${value} is too little: here goes ${least} at least.`;
  if (most !== undefined) return `${value} is too much: here goes ${most} at most.`;
  const form = isMailbox
    ? ': an e-mail address is name@domain, without commas or spaces'
    : capitals !== undefined
      ? `: it is ${capitals} capital letters`
      : start === undefined
        ? ''
        : `: it starts with ${start}`;
  return `“${value}” does not have the right form${form}.`;
};

const kinds: Readonly<Record<string, string>> = {
  object: 'several keys with their values',
  array: 'a list (each item starts with “- ”)',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  'string,object': 'log, or post with an address',
};

const dashHint: Readonly<Record<'missing' | 'needless', (key: string) => string>> = {
  missing: (key) => `write “- ” before ${key}: and begin the other lines as far to the right as ${key}:`,
  needless: (key) => `put a space in the place of the dash before ${key}:`,
};

const phoneFaults: Readonly<Record<'country' | 'letters' | 'signs', (phone: string) => string>> = {
  country: (phone) => `“${phone}” lacks the code of the country, without which it cannot be dialled from others.`,
  letters: (phone) => `In “${phone}” there are letters in the place of figures.`,
  signs: (phone) => `“${phone}” is not just one phone number: here go the code of the country, figures and spaces.`,
};

const keyAdvice: Readonly<Record<'address' | 'hidden' | 'required' | 'shown', string>> = {
  address: 'delete it: the address is made of the name of the file; to change it, rename the file',
  hidden:
    'for it to be seen from a day on, write publish: 2026-12-01; for it not to be seen, put # in front of its lines, or keep it outside site/',
  required: 'delete it: it has to be filled in unless it says optional: true',
  shown: 'delete it: what is there is published; with publish: 2026-12-01 it is seen from that day on',
};

const factTypes: Readonly<Record<FactType, string>> = {
  count: 'a whole number, such as 16',
  date: 'a date in quotation marks: "2025-09-02" or "2025-09"',
  hours: 'a number of hours, such as 350',
  money: 'a number without a currency or points, such as 27000',
  months: 'a number of months, such as 6, or a range in quotation marks: "11-13"',
  percentage: 'a number from 0 to 100, without the % sign',
  text: 'a text in quotation marks',
};

const css: Readonly<Record<string, string>> = {
  'Unclosed block': 'The “{” here is never closed: a “}” is missing.',
  'Unclosed bracket': 'The bracket here is never closed.',
  'Unclosed string': 'The quote here is never closed.',
  'Unclosed comment': 'The comment here never ends: “*/” is missing.',
  'Unexpected }': 'There is one “}” too many.',
  'Line comment': 'A note stands between “/*” and “*/” here: what follows “//” is taken for a rule.',
  'Too deep': 'There are too many levels of braces or brackets within each other here.',
  'Unknown word': 'A colon or a semicolon is missing here or just before.',
};

const cssValue: Readonly<Record<string, string>> = {
  semicolon: 'A semicolon is missing at the end of the line',
  quotes: 'Straight quotes belong here',
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
  'last-comma': 'There is a comma too many at the end',
};

const hours: Readonly<Record<string, string>> = {
  reversed: 'It closes before it opens.',
  day: 'The same day is there twice.',
  overlap: 'These hours overlap with others of the same day.',
};

const layouts: Readonly<Record<string, readonly [string, string]>> = {
  gap: [
    'This only leaves a gap: the theme sets the space between paragraphs.',
    'delete it, or end the paragraph and begin another one: </p><p>',
  ],
  list: [
    'This looks like a list and is none: who listens to it does not know how many points it has.',
    'write <ul><li>…</li></ul>',
  ],
  numbered: ['The list brings its numbers or points: they would be read twice.', 'delete the number or the sign'],
};

const pagesNamed = (names: readonly string[], more: number) =>
  `${names.length + more === 1 ? 'the page' : 'the pages'} ${names.map((name) => `“${name}”`).join(', ')}${more === 0 ? '' : ` and ${more} more`}`;

const quoted = (texts: readonly string[]) => some(texts.map((text) => `“${text}”`));
const counted = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;

const elements: Readonly<Record<CountedElement, readonly [string, string]>> = {
  heading: ['heading', 'headings'],
  item: ['list item', 'list items'],
  link: ['link', 'links'],
  paragraph: ['paragraph', 'paragraphs'],
  picture: ['picture', 'pictures'],
  quotation: ['quotation', 'quotations'],
  row: ['table row', 'table rows'],
};

export const en: MessageCatalogue = {
  'yaml-syntax': (details) => syntax[details.reason](details),
  'file-unknown': ({ file, suggestion }) => ({
    message: `“${file}” is no file that the site knows.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'move it to another folder or delete it' : `rename it to ${suggestion}`,
  }),
  'file-missing': ({ file }) => ({ message: `The file “${file}” is missing.`, hint: `create site/${file}` }),
  'file-misplaced': ({ file, to }) => ({
    message: `“${file}” is in a folder where it does not belong: by what it says it is ${to.includes('/') ? `one of ${to.slice(0, to.lastIndexOf('/'))}` : `site/${to}`}.`,
    hint: `move it to site/${to}`,
  }),
  'file-name-malformed': ({ file, correct }) => ({
    message: `The name of “${file}” has spaces, accents, capitals or other signs, and links go by it.`,
    hint: `rename it to site/${correct}`,
  }),
  'file-not-utf8': ({ file }) => ({
    message: `“${file}” is not saved as UTF-8.`,
    hint: 'save it as UTF-8 in your editor',
  }),
  'file-format-other': ({ file, format }) => ({
    message: `“${file}” ${otherFormats[format].is}.`,
    hint: otherFormats[format].hint,
  }),
  'key-unknown': ({ key, suggestion, correct = '', valid, isLanguage = false, advice, target }) => {
    if (isLanguage) {
      return {
        message: `“${key}” is not one of the languages of this website: its texts are in ${valid.join(', ')}.`,
        hint: `delete ${key}: with its text; if the website is to have that language, add it to languages in settings.yaml`,
        valid,
      };
    }
    return {
      message: `There is no key “${key}” here.${meant(suggestion)}`,
      hint:
        advice === undefined
          ? suggestion === undefined
            ? 'delete it with what it holds, or use a valid key'
            : `write ${target === undefined ? `${suggestion}: ${correct}`.trimEnd() : pageKeys(target)}`
          : keyAdvice[advice],
      valid,
    };
  },
  'languages-apart': ({ keys, correct }) => ({
    message: `${keys.map((key) => `“${key}”`).join(' and ')} ${keys.length === 1 ? 'is no key' : 'are no keys'} here: the languages of a text stand together, in one.`,
    hint: `write ${correct}`,
  }),
  'key-misplaced': ({ key, near, isTooDeep, keys }) => {
    if (keys !== undefined)
      return {
        message: `${keys.map((each) => `“${each}”`).join(' and ')} belong inside “${near}”: spaces are missing at the beginning of the lines.`,
        hint: 'move these lines two spaces to the right',
      };
    return {
      message: isTooDeep
        ? `“${key}” is inside “${near}”, where it does not belong: there are too many spaces at the beginning of the line.`
        : `“${key}” belongs inside “${near}”: spaces are missing at the beginning of the line.`,
      hint: isTooDeep
        ? `begin the line as far to the left as “${near}:”`
        : `begin the line as far to the right as what is below “${near}:”`,
    };
  },
  'key-missing': ({ key, example, above, isList }) => {
    if (above === undefined) return { message: `The key “${key}” is missing.`, hint: `add ${key}: ${example}` };
    const lines = above.map((name) => `${name}:`).join(' and ');
    return {
      message: `The key “${key}” is missing above ${lines}.`,
      hint: isList
        ? `write ${key}: in a line above, as far to the right as the key of the list before`
        : `write ${key}: above them, and move them two spaces to the right`,
    };
  },
  'value-cut-by-comma': ({ whole, correct }) => ({
    message: `Between braces, a comma without quotes begins another key: “${whole}” has been cut.`,
    hint: `write ${correct}`,
  }),
  'value-cut-by-colon': ({ whole, correct }) => ({
    message: `A text with a colon has to stand in quotes: “${whole}” has been read as a key and its value.`,
    hint: `write ${correct}`,
  }),
  'type-wrong': ({ expected, example, correct, figure, dash, emptyFile }) => {
    if (emptyFile !== undefined) {
      const keys = emptyFile.length === 0 ? '' : ` (${emptyFile.map((key) => `${key}:`).join(', ')})`;
      return { message: 'This file is empty.', hint: `write what belongs in it again${keys}, or delete it` };
    }
    if (figure !== undefined) {
      return {
        message: 'This should be the name of a figure of facts.yaml, not the figure itself.',
        hint:
          correct === undefined
            ? `give it a name in facts.yaml, such as some-price: { type: money, value: ${figure} }, and write some-price here`
            : `write ${correct}`,
      };
    }
    const kind = expected
      .split(',')
      .map((each) => kinds[each] ?? each)
      .join(' or ');
    const message = `This should be ${kind}.`;
    if (dash !== undefined) return { message, hint: dashHint[dash.fault](dash.key) };
    return {
      message,
      hint:
        correct === undefined
          ? like(example)
          : /^[[{]/.test(correct)
            ? `write ${correct}`
            : `write ${correct}, ${correct.startsWith('"') ? 'in quotes' : 'without quotes'}`,
    };
  },
  'value-not-listed': ({ value, suggestion, valid, isNeedless }) => ({
    message: isNeedless ? 'Only a yes can be said here.' : `“${value}” is not a possible value.${meant(suggestion)}`,
    hint: isNeedless ? 'delete this key: without it, it is a no' : (use(suggestion) ?? listed(valid)),
    valid,
  }),
  'value-empty': ({ example }) => ({ message: 'The text is empty.', hint: like(example) }),
  'value-malformed': ({ value, rule, example, key, isInstead, correct, ...wanted }) => ({
    message:
      key === undefined
        ? `${malformed(value, wanted)} ${schemaText(rule, 'en').description}`
        : `“${value}” is what goes in ${key}:, and not here. ${schemaText(rule, 'en').description}`,
    hint: isInstead
      ? `write ${key}: ${value}`
      : key !== undefined
        ? `move it to ${key}:, and write something like ${example} here`
        : correct === undefined
          ? like(example)
          : `write ${typedValue(correct)}`,
  }),
  'value-unwritten': ({ text, language, rule, example, valid }) => ({
    message: unwritten(rule && schemaText(rule, 'en'), language),
    hint:
      example === undefined
        ? `write it in the place of ${text}`
        : `in the place of ${text} write, for example, ${example}`,
    valid,
  }),
  'list-too-short': ({ minimum }) => ({ message: `At least ${minimum} is needed here.`, hint: 'add an item' }),
  'section-type-missing': ({ valid, type = 'hero' }) => ({
    message: 'The section does not say which type it is.',
    hint: `write type: ${type}`,
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
  'translations-missing': ({ text, languages, isSameInAll }) => ({
    message: `This text is needed in every language: ${languages.join(', ')}.`,
    hint: writtenInEach(text, languages, isSameInAll),
  }),
  'reference-unknown': ({ value, collection, suggestion, file, valid }) => ({
    message: `There is no “${value}” in ${collection}.${meant(suggestion)}`,
    hint:
      use(suggestion) ??
      (valid.length > 0
        ? `write the name of one that is there, or add it${inFile(file)}`
        : `add it${inFile(file)}, or delete the line`),
    valid,
  }),
  'page-unknown': ({ value, suggestion, anchor, valid }) => ({
    message: `There is no page “${value}”.${meant(suggestion)}`,
    hint:
      (anchor === undefined
        ? use(suggestion)
        : `write ${suggestion}, and anchor: ${anchor} in a line of its own below`) ??
      'write the name of a page that is there: that of its file, without .yaml',
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
  'link-path-raw': ({ path, page, isFile }) => ({
    message: isFile
      ? `“${path}” leads to a file: links name it as it is called in site/media.`
      : `“${path}” is the address of one language only: links are written with the id of the page.`,
    hint:
      page === undefined ? 'no page has this address: write href="page:…", with the name of a page' : `href="${page}"`,
  }),
  'link-address-unsafe': ({ address, page }) => ({
    message: `“${address}” is not a valid address.`,
    hint: page !== undefined ? `href="${page}"` : 'start with https://, mailto:, tel:, page:, post: or file:',
  }),
  'token-unknown': ({ token, suggestion, valid }) => ({
    message: `“${token}” does not exist.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'write the name of a figure in facts.yaml, or the text itself',
    valid,
  }),
  'fact-not-number': ({ fact, value, isUse, correct }) => ({
    message: `“${value}” is not a number, and “${fact}” is the price of something.`,
    hint: isUse
      ? 'use a figure of facts.yaml that is a number'
      : correct === undefined
        ? 'write the digits only, without quotes, thousands separators and symbols; decimals after a point'
        : `value: ${correct}`,
  }),
  'fact-not-date': ({ fact, value, isUse }) => ({
    message: `“${value}” is not a date, and “${fact}” says when something is.`,
    hint: isUse
      ? 'use a figure of facts.yaml that is a date'
      : 'write year-month-day or year-month, in figures and in quotes: "YYYY-MM-DD" or "YYYY-MM"',
  }),
  'date-absurd': ({ date, years }) => ({
    message: `The date ${date} is ${years} years away from today.`,
    hint: 'check the year',
  }),
  'date-future': ({ date }) => ({
    message: `“${date}” is still to come, and what has this date is shown already.`,
    hint: `correct the date, or add publish: "${date}" if it is to be shown from that day on`,
  }),
  'date-impossible': ({ date, reason, correct, last }) => ({
    message: {
      day: `There is no day “${date}”: that month has ${last} days.`,
      form: `“${date}” is not written as year-month-day, with four, two and two digits.`,
      month: `There is no “${date}”: months go from 01 to 12.`,
      year: `“${date}” has a year of more than four digits.`,
      yearly: `“${date}” names a year, and this is a day of every year: month-day.`,
      'yearly-form': `“${date}” is not written as month-day, with two digits each.`,
    }[reason],
    hint: correct === undefined ? dateHint(reason, last) : `write "${correct}"`,
  }),
  'link-unpublished': ({ page, publish, expire, links }) => {
    const when = `is not shown ${expire === undefined ? `before ${publish}` : `any more after ${expire}`}`;
    if (links !== undefined) {
      return {
        message: `“${page}” ${when}, and ${links} links lead there.`,
        hint: 'change this date, or take the links out',
      };
    }
    return {
      message: `The link leads to “${page}”, which ${when}.`,
      hint:
        expire === undefined
          ? `take the link out, or give what it stands in publish: ${publish}`
          : `take the link out, or change expire: in “${page}”`,
    };
  },
  'role-unpublished': ({ role }) => ({
    message: `The site cannot do without this page (role: ${role}), and today it is not shown.`,
    hint: 'delete this line',
  }),
  'window-gap': ({ id, from, until }) => ({
    message: `After the notice “${id}” there is none ${from === until ? `on ${from}` : `from ${from} to ${until}`} (month-day).`,
    hint: `write until: "${until}", or change the from of the next one`,
  }),
  'event-nowhere': () => ({
    message: 'Search engines do not show this event: it does not say where it takes place.',
    hint: 'add place: with the place in words, or location: with one of places/locations.yaml; or mode: online if there is none',
  }),
  'window-half': ({ has, lacks }) => ({
    message: `It has ${has}: and lacks ${lacks}: so it is shown all year.`,
    hint: `add ${lacks}: with a day such as "06-30", or delete ${has}: if it is always to be shown`,
  }),
  'window-swapped': ({ from, until }) => ({
    message: `The first day (${from}) and the last one (${until}) seem to have changed places: it is shown when it is the turn of others.`,
    hint: `write from: "${until}" and until: "${from}"`,
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
  'description-same': ({ text }) => ({
    message: `The description says the same as the title: “${text}”. Search engines show both together.`,
    hint: 'say in a sentence or two what is found on the page',
  }),
  'description-repeated': ({ text, others, more }) => ({
    message: `This description also stands on ${pagesNamed(others, more)}: “${text}”.`,
    hint: 'say of each page what is found on it alone',
  }),
  'main-heading-missing': ({ type }) => ({
    message: 'This page has no main heading in every language: none of its sections has a title that all visitors see.',
    hint: `give the first one a title, or start with a section type: ${type} with its title`,
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
  'text-repeated': ({ text, first, second }) => ({
    message: `“${text}” is in the list twice: it is number ${first} and number ${second}.`,
    hint: 'delete one of them, or change what was copied',
  }),
  'time-impossible': ({ time, correct }) => ({
    message: `“${time}” is no time of the day${correct === undefined ? '' : ', or not written like the one beside it'}.`,
    hint: `write ${correct ?? 'a time from 0:00 to 23:59'}`,
  }),
  'time-reversed': ({ text, before }) => ({
    message:
      before === undefined ? `“${text}” ends before it begins.` : `“${text}” begins before “${before}” has ended.`,
    hint: 'swap the first and the last, or correct the figure, in every language',
  }),
  'title-brand': ({ brand, correct }) => ({
    message: `The site adds “${brand}” to every title: here it would be read twice.`,
    hint: `write ${correct}`,
  }),
  'title-short': ({ text }) => ({
    message: `“${text}” does not say what the page is about.`,
    hint: 'write a title that says what is found on it',
  }),
  'title-repeated': ({ text, others, more }) => ({
    message: `This title is also that of ${pagesNamed(others, more)}: “${text}”.`,
    hint: 'give each page a title that tells it apart',
  }),
  'address-mistyped': ({ address, reason, correct, example }) => ({
    message: {
      alphabet: `“${address}” has letters of another alphabet in the name of the website, which only look like the right ones.`,
      chat: `“${address}” opens no chat: behind wa.me/ go only the figures of the number, with the code of the country first.`,
      doubled: `“${address}” starts with https:// twice.`,
      host: `“${address}” has a comma or a dot too many in the name of the website.`,
      end: `“${address}” ends with a sign that is not part of the address, but of the sentence from which it was copied.`,
      invisible: `“${address}” has a character that cannot be seen.`,
      local: `“${address}” is an address of your own computer or network: it works for nobody else.`,
      name: `“${address}” has more than the name of a website after https://.`,
      several: `“${address}” are several addresses, and a link leads to one place only.`,
      email: `“${address}” is no e-mail address: what stands before or after the @ is missing.`,
      insecure: `“${address}” starts with http://, which browsers warn is not secure.`,
      phone: `“${address}” is no telephone number: it has digits only, with + in front if needed.`,
      scheme: `“${address}” does not start as an address does: https://, mailto: or tel:.`,
      spaces: `“${address}” has spaces or signs that an address cannot have.`,
    }[reason],
    hint: correct === undefined ? (addressHint[reason] ?? (example && phoneHint(example))) : `write ${correct}`,
  }),
  'host-mistyped': ({ address, correct }) => ({
    message: `“${address}” seems to have a typo in the name of a website.`,
    hint: `write ${correct}`,
  }),
  'entry-ungrouped': ({ id, collection, groups }) => ({
    message: `“${id}” (${collection}) is in no group of “${groups}”, and all others are: it is not seen there.`,
    hint: `add it where it belongs: - ${id}`,
  }),
  'entry-unused': ({ id, collection }) => ({
    message: `Nothing shows “${id}” (${collection}): it is on no page.`,
    hint: 'name it where it should be shown, or delete it',
  }),
  'link-own-address': ({ address, page, anchor, inHtml }) => ({
    message: `“${address}” is an address of this very site: links within it are written with the name of the page.`,
    hint: inHtml
      ? `href="page:${page}${anchor === undefined ? '' : `#${anchor}`}"`
      : `instead of url:, write ${pageKeys({ page, anchor })}`,
  }),
  'list-count': ({ text, counted, length, isSentence }) => ({
    message: `“${text}” speaks of ${counted}, and ${isSentence ? `${length} are named behind it` : `below there are ${length}`}.`,
    hint: 'correct the text in every language, or complete the list',
  }),
  'link-repeated': ({ label, first, second, same }) => ({
    message:
      same === 'label'
        ? `Link ${second} is called “${label}” like link ${first}, and leads elsewhere.`
        : `Link ${second}, “${label}”, leads to the same place as link ${first}.`,
    hint:
      same === 'label' ? 'say in the text of each where it leads' : 'change where it leads, or delete one of the two',
  }),
  'name-duplicate': ({ name }) => ({
    message: `“${name}” is the name of another one of this list already: they could not be told apart.`,
    hint: 'choose another name',
  }),
  'picture-not-shared': ({ path, suggestion }) => ({
    message: `Social networks do not show “${path}”: they take no .svg drawings and no formats as new as this.`,
    hint:
      suggestion === undefined ? 'use a .png or .jpg picture, best of 1200 × 630 pixels' : `write src: ${suggestion}`,
  }),
  'picture-other': ({ path, other, suggestion }) => ({
    message: `“${path}” is the picture of “${other}”.`,
    hint: `write src: ${suggestion}`,
  }),
  'list-duplicate': ({ value, first, second }) => ({
    message:
      value === undefined
        ? `Item ${second} of this list is the same as item ${first}.`
        : `“${value}” is in this list already: it is item ${first}.`,
    hint: 'delete one of the two',
  }),
  'address-moved': ({ address, page, language, more, correct, isOrder }) => ({
    message: `${
      language === undefined
        ? `“${address}” has been the address of the page “${page}”: whoever has kept it will find another one.`
        : `At “${address}” the page “${page}” has been read in ${languageName(language, 'en')}.`
    }${more === 0 ? '' : ` So it is with ${more} other ${more === 1 ? 'address' : 'addresses'}.`}`,
    hint:
      isOrder && language !== undefined
        ? `put ${languageName(language, 'en')} first again; if it is meant so, delete the ${more === 0 ? 'line' : 'lines'} of ${address}${more === 0 ? '' : ' and the others'} in site/addresses.yaml`
        : `${correct === undefined ? 'choose another address' : `write ${correct} again`}; if it is meant so, delete the line of ${address} in site/addresses.yaml`,
  }),
  'address-vanished': ({ addresses, redirects, gone, prefix }) => {
    if (prefix !== undefined)
      return {
        message: `Addresses in ${languageName(prefix.language, 'en')} began with ${prefix.was} and begin with ${prefix.now} now: ${quoted(addresses)} ${addresses.length === 1 ? 'leads' : 'lead'} nowhere any more.`,
        hint: `prefix: ${prefix.was}`,
      };
    return {
      message:
        addresses.length === 1
          ? `${gone === undefined ? '' : `The page “${gone}” is gone. `}The address ${quoted(addresses)} leads nowhere any more, and people have kept it.`
          : `${gone === undefined ? '' : `The page “${gone}” is gone. `}The addresses ${quoted(addresses)} lead nowhere any more, and people have kept them.`,
      hint: `${redirects.length === 0 ? 'add a redirect to site/redirects.yaml' : `add to site/redirects.yaml, below redirects:, ${some(redirects)}`} (or, if it was never published, take it out of site/addresses.yaml)`,
    };
  },
  'message-missing': ({ messages, user, where }) => {
    const [only, ...others] = messages.map(({ says }) => schemaText(says, 'en'));
    const shows = `“${schemaText(user, 'en').title}” (site/${where}) shows`;
    // What nobody has written down yet is told by what it is.
    const lines = messages.map(({ key, says, example }) =>
      example.includes('[[') ? `${key}: ${example} (${schemaText(says, 'en').title})` : `${key}: ${example}`,
    );
    if (others.length === 0)
      return { message: `${shows} a text that is missing. ${only?.description}`, hint: `add ${lines[0]}` };
    return {
      message: `${shows} ${messages.length} texts that are missing.`,
      hint: `add, each in a line of its own, ${lines.join(', ')}`,
    };
  },
  'consent-missing': () => ({
    message: 'Visits are to be measured (tracking), and no texts ask for consent: nothing would be measured.',
    hint: 'create site/consent.yaml, or delete tracking: if nothing is to be measured',
  }),
  'consent-same': ({ text, other }) => ({
    message: `Two buttons of the question about cookies would say “${text}”: this one and “${other}”. Nobody could tell them apart.`,
    hint: 'write on each what it does: accept, reject or choose',
  }),
  'home-elsewhere': ({ path }) => ({
    message: `The home page is at “${path}”: whoever types the name of the website will not find it.`,
    hint: 'write "/"',
  }),
  'redirect-language': ({ address, language, other }) => ({
    message: `“${address}” was read in ${languageName(language, 'en')}, and this redirect leads to the page in ${languageName(other, 'en')}.`,
    hint: `add to this redirect language: ${language}`,
  }),
  'parent-circular': ({ parent }) => ({
    message: `“${parent}” is itself below this page: the trail would go round in circles.`,
    hint: 'choose a page that is not below this one, or take parent out',
  }),
  'path-duplicate': ({ path, other, correct }) => ({
    message:
      correct === undefined
        ? `The address “${path}” belongs to ${other} already.`
        : `Every entry of this template would have the same address, “${path}”.`,
    hint: correct === undefined ? 'choose another address' : `write ${correct}: {id} stands for the name of the entry`,
  }),
  'path-malformed': ({ path, correct, misnamed }) => ({
    message:
      misnamed !== undefined
        ? `In “${path}”, ${misnamed} is not known: the name of each entry is written {id}.`
        : `“${path}” is not a correct address: small letters from a to z, digits and hyphens, no slash at the end.`,
    hint:
      correct === '/' && path.startsWith('/?')
        ? 'delete this redirect: what follows the ? does not decide which page is reached'
        : `write ${correct}`,
  }),
  'name-long': ({ name, bytes, mostBytes }) => ({
    message: `“${name.slice(0, 40)}…” is too long to be the name of a file: it takes ${bytes} characters, and there is room for ${mostBytes}.`,
    hint: 'choose a shorter name, of a few words',
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
  'css-contrast-low': ({ front, ground, ratio, least }) => ({
    message: `This is hard to read: ${front} stands out ${ratio} times from ${ground}, and ${least} is needed.`,
    hint: 'choose a darker or a lighter colour for one of the two',
  }),
  'css-value-malformed': ({ value, reason, correct }) => ({
    message:
      reason === 'empty' ? 'The value is missing.' : `${cssValue[reason]}: browsers do not understand “${value}”.`,
    hint:
      reason === 'empty'
        ? 'write the value behind the colon, or delete the line'
        : `write ${correct ?? 'a colour as # and six digits or letters from a to f'}`,
  }),
  'css-name-twice': ({ name, value, other }) => ({
    message: `“${name}” has two values in the same rule: “${value}”, and here “${other}”, the only one that counts.`,
    hint: 'delete one of the two lines',
  }),
  'css-name-unknown': ({ name, suggestion }) => ({
    message: `Nothing knows the name “${name}”.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'write the name of one that there is, or give it a value in :root',
  }),
  'name-misspelt': ({ name, other }) => ({
    message: `It says “${name}” here, and “${other}” in the rest of the website.`,
    hint: `write “${other}”`,
  }),
  'brand-other': ({ word, correct }) => ({
    message: `“${word}” is not written as in the name of the site (brand): “${correct}”.`,
    hint: `write ${correct}, or correct brand:`,
  }),
  'icon-other-network': ({ icon, correct }) => ({
    message: `The icon “${icon}” is that of another network than the link.`,
    hint: `write icon: ${correct}`,
  }),
  'text-capital-needless': ({ word, correct }) => ({
    message: `“${word}” has no capital in this language: it is a day or a month.`,
    hint: `write ${correct}`,
  }),
  'fact-of-other': ({ fact, other, correct }) => ({
    message: `The figure “${fact}” is that of “${other}”, and there is an own one here.`,
    hint: `write ${correct}`,
  }),
  'country-unknown': ({ country, correct }) => ({
    message: `“${country}” is the code of no country.`,
    hint: correct === undefined ? 'write the two letters of the country: ES, FR, PT, GB…' : `write ${correct}`,
  }),
  'postal-code-other': (of) =>
    of.in === 'address'
      ? {
          message: `The postal code is ${of.value} here, and ${of.other} under address.`,
          hint: 'leave the same in both, or delete it from address',
        }
      : of.in === 'place'
        ? {
            message: `${of.value} and ${of.other} are codes of places far apart, and both are in ${of.town}.`,
            hint: 'correct the code that is wrong',
          }
        : {
            message: `${of.value} is no postal code of ${of.town}: those begin with ${of.start}.`,
            hint: 'correct the code, or the town',
          },
  'postal-code-malformed': ({ value, country, example, correct }) => ({
    message: `“${value}” is no postal code of the country (country: ${country}).`,
    hint:
      correct === undefined
        ? `write the whole code, such as "${example}", or correct the country`
        : `write "${correct}", in digits only`,
  }),
  'name-small': ({ name, correct }) => ({
    message: `“${name}” is a name: each word begins with a capital and goes on in small letters.`,
    hint: `write ${correct}`,
  }),
  'person-other': ({ name, other }) => ({
    message: `“${name}” is nearly “${other}”, who has written other texts: it seems to be the same person.`,
    hint: `write "${other}"`,
  }),
  'office-hours-other': ({ text, office }) => ({
    message: `“${text}” is not what the hours of site/settings.yaml (officeHours) say: “${office}”.`,
    hint: 'write the same hours in both places, or {{settings.officeHours}} here',
  }),
  'hours-other': ({ time, text, where }) => ({
    message: `Search engines read “${time}” here, and visitors read other hours in ${where === undefined ? 'hours' : `officeHours of ${where}`}: “${text}”.`,
    hint: 'write the same time in both places',
  }),
  'detail-other': ({ label, value, other, file }) => ({
    message: `“${label}” is “${value}” here and “${other}” in ${file}: it seems to be the same detail with a slip in it.`,
    hint: `write the same in both places: "${other}", if that is right`,
  }),
  'date-before': ({ date, first }) => ({
    message: `“${date}” is before “${first}”: nothing is revised before it is there.`,
    hint: `write a day from ${first} on, or correct the first one`,
  }),
  'span-wrong': ({ end, key, start }) =>
    start === undefined
      ? {
          message: `It has the last day, ${end}, and lacks the first one: so neither is shown.`,
          hint: `add ${key}: with the first day`,
        }
      : {
          message: `It ends on ${end}, before it begins, on ${start}.`,
          hint: `write a day from ${start} on, or correct ${key}`,
        },
  'span-time-wrong': ({ key, lacking, month, opens, last }) => {
    if (lacking !== undefined) {
      return {
        message: `“${key}” says when something takes place, and “${lacking}” is missing for it.`,
        hint: `write ${lacking}:, too, or delete ${key}`,
      };
    }
    if (month !== undefined) {
      return {
        message: `A time of the day needs a day, and “${month}” is a month.`,
        hint: `write the day, as in ${month}-15, or delete the times`,
      };
    }
    return {
      message: `It ends on the day on which it begins, and not after ${opens}, when it does.`,
      hint: `write a time after ${opens}; what lasts beyond midnight does without ${last}:`,
    };
  },
  'css-word-unknown': ({ word, correct }) => ({
    message: `Browsers do not know “${word}” and pass over the line. Did you mean “${correct}”?`,
    hint: `write ${correct}`,
  }),
  'css-font-unknown': ({ font, suggestion }) => ({
    message: `The theme brings no font called “${font}”.${meant(suggestion)}`,
    hint: `write "${suggestion}"`,
  }),
  'css-focus-hidden': () => ({
    message: 'This takes away the ring that shows where somebody who uses the keyboard is.',
    hint: 'delete the line, or draw another ring: outline: 2px solid currentcolor',
  }),
  'value-not-own': ({ text, other, item }) => ({
    message: `“${text}” is already in ${item === undefined ? `“${other}”` : `item ${item} of this list`}: it seems copied from there.`,
    hint: 'write what belongs here',
  }),
  'text-date-wrong': ({ text, last, weekday, correct }) => {
    if (weekday !== undefined) {
      return {
        message: `“${text}” cannot be: that day is a ${weekday}.`,
        hint: `write ${weekday}, or correct the date`,
      };
    }
    if (last !== undefined) {
      return {
        message: `There is no “${text}”: that month ends on the ${last}.`,
        hint: `write a day from 1 to ${last}`,
      };
    }
    return {
      message: `“${text}” is not in the calendar.`,
      hint: correct === undefined ? 'write the day, the month (1 to 12) and the year' : `write ${correct}`,
    };
  },
  'fact-price-malformed': ({ value, ...wanted }) => ({
    message: `“${value}” is not how a price is written.`,
    hint: 'correct' in wanted ? `write ${wanted.correct}` : `write it like ${wanted.example}`,
  }),
  'fact-bare': ({ token, correct }) => ({
    message: `${token} is an amount of money, and nothing says in which currency.`,
    hint: `write ${correct}`,
  }),
  'link-text-other': ({ text, page, correct, suggestion }) => ({
    message: `The link says “${text}”, as the page “${correct}” is called, and leads to “${page}”.`,
    hint: `write ${suggestion}, or change the text of the link`,
  }),
  'link-address-other': ({ text, address }) => ({
    message: `The link shows “${text}” and leads elsewhere: ${address}.`,
    hint: 'put the same in both',
  }),
  'form-reply-missing': ({ form }) => ({
    message: `The form “${form}” asks for neither an e-mail address nor a phone number: nobody could answer who writes.`,
    hint: 'add a field with kind: email',
  }),
  'phone-other': ({ phone, correct, suggestion }) => ({
    message: `“${phone}” is almost the phone number of the site, ${correct}, but not the same.`,
    hint: `write ${suggestion}`,
  }),
  'numbering-wrong': ({ found, expected }) => ({
    message: `Here it says “${found}” where “${expected}” is next.`,
    hint: `write ${expected}`,
  }),
  'page-of-other': ({ page, entry }) => ({
    message: `This is the entry “${entry}”, which has a page of that name, and it leads to “${page}”, the one of another entry.`,
    hint: `write ${entry}`,
  }),
  'text-end-other': ({ key, end, correct }) => {
    if (end === 'question') {
      return {
        message: `The other texts of “${key}” are questions, and this one has no question mark.`,
        hint: `write ${correct}`,
      };
    }
    return end === 'stop'
      ? {
          message: `The other texts of “${key}” end in a full stop, and this one does not.`,
          hint: `write the full stop: ${correct}`,
        }
      : {
          message: `The other texts of “${key}” do not end in a full stop, and this one does.`,
          hint: `write ${correct}`,
        };
  },
  'text-spelling-other': ({ word, correct, is }) => ({
    message: `“${word}” is ${is === 'british' ? 'British' : 'American'} spelling, and the rest of the site has ${is === 'british' ? 'American' : 'British'}.`,
    hint: `write ${correct}`,
  }),
  'translation-copied': ({ text, language, other }) => ({
    message: `“${text}” stands twice in this file, where the texts in ${languageName(language, 'en')} differ: it seems to be copied.`,
    hint: `write here what “${other}” says in ${languageName(language, 'en')}`,
  }),
  'text-article-wrong': ({ text, correct, gender }) => ({
    message: gender
      ? `“${text}” is not said: the word has another gender.`
      : `“${text}” is not said: the article depends on how the next word sounds.`,
    hint: `write ${correct}`,
  }),
  'unit-number-wrong': ({ count, unit, correct }) => ({
    message: `Behind ${count}, which is more than one, comes the plural, and here it says “${unit}”.`,
    hint: `write ${correct}`,
  }),
  'percent-missing': ({ fact }) => ({
    message: `“${fact}” is a percentage, and behind it the sign % is missing.`,
    hint: `write {{facts.${fact}}}%`,
  }),
  'text-capital-missing': ({ word, correct, begins }) => ({
    message: begins
      ? `A sentence begins with “${word}”, so it has a capital.`
      : `“${word}” has a capital in this language.`,
    hint: `write ${correct}`,
  }),
  'field-kind-other': ({ label, kind, correct }) => ({
    message: `“${label}” asks for something else than ${kind}, and the field will not take what is typed.`,
    hint: `write kind: ${correct}`,
  }),
  'form-consent-missing': ({ form, other }) => ({
    message: `The form “${form}” does not ask for consent to use the data, and “${other}” does.`,
    hint: 'add a field with kind: consent',
  }),
  'fact-said-twice': ({ fact }) => ({
    message: `The sentence says the same price twice, “${fact}”: one of the two must be another.`,
    hint: 'put the other figure here, or say it only once',
  }),
  'fact-ends-swapped': ({ text, correct }) => ({
    message: `In “${text}” the end comes before the beginning.`,
    hint: `write ${correct}`,
  }),
  'fact-magnitude': ({ fact, value, other, otherValue }) => ({
    message: `“${fact}” is ${value}, and “${other}” ${otherValue}: one of them seems to have a nought too many or too few.`,
    hint: 'correct the figure that is wrong',
  }),
  'fact-year': ({ year, shown }) => ({
    message: `${year} is a year, and as a number it is read as “${shown}”.`,
    hint: `write type: text and value: "${year}"`,
  }),
  'fact-miscounted': ({ fact, unit, correct, swapped }) => ({
    message:
      swapped !== undefined
        ? `The figures “${fact}” and “${swapped}” are swapped: behind the first stands “${unit}”, which is what the second counts.`
        : `Behind the figure “${fact}” stands “${unit}”, and that is not what it counts.`,
    hint:
      swapped !== undefined
        ? `write {{facts.${swapped}}} in the place of {{facts.${fact}}}, and the other way round`
        : correct === undefined
          ? 'put another figure, or change that word'
          : `write ${correct}, or put another figure`,
  }),
  'unit-repeated': ({ unit, fact, correct }) => ({
    message:
      correct === undefined
        ? `“${unit}” will be read twice here: the figure “${fact}” brings it.`
        : `Where “${fact}” is used, “${unit}” stands behind it: it will be read twice.`,
    hint: correct === undefined ? `delete ${unit}` : `write only ${correct} here`,
  }),
  'phone-malformed': ({ phone, digits, country, correct, reason, example }) => ({
    message:
      reason !== undefined
        ? phoneFaults[reason](phone)
        : correct !== undefined
          ? `“${phone}” lacks the + before the code of the country.`
          : digits === undefined
            ? `“${phone}” is no phone number: it has figures and spaces only.`
            : country === undefined
              ? `The phone number has ${digits} digits.`
              : `${digits} digits follow +${country}, and numbers there have more or fewer.`,
    hint: `write ${correct ?? `the whole number, such as ${example}`}`,
  }),
  'title-suffix-joined': ({ correct }) => ({
    message: 'What is added to the titles sticks to them: a space is missing before it.',
    hint: `write "${correct}"`,
  }),
  'hours-wrong': ({ reason }) => ({
    message: hours[reason] ?? '',
    hint: 'correct the hours or the days of this line',
  }),
  'text-figure-joined': ({ word, correct }) => ({
    message: `In “${word}” figures and letters are mixed.`,
    hint: `write ${correct}`,
  }),
  'html-layout': ({ layout }) => ({
    message: layouts[layout]?.[0] ?? '',
    hint: layouts[layout]?.[1] ?? '',
  }),
  'html-table-wrong': ({ reason, cells, first }) => ({
    message:
      reason === 'headings'
        ? 'The table has no headings: who listens to it does not know what each cell is.'
        : reason === 'head'
          ? `The first row of the table has ${counted(first ?? 0, ['cell', 'cells'])}, and the others ${cells}.`
          : `This row has ${counted(cells ?? 0, ['cell', 'cells'])}, and the first one ${first}.`,
    hint:
      reason === 'headings'
        ? 'write <th scope="col"> in place of <td> in the first row'
        : 'add the cells that are missing, or take away those that are too many',
  }),
  'language-code-other': ({ code, correct }) => ({
    message: `“${code}” is not the code of a language that browsers know.`,
    hint: `write ${correct}`,
  }),
  'language-locale-other': ({ locale, code, correct }) => ({
    message:
      correct === undefined
        ? `“${locale}” writes dates and figures in another language than “${code}”.`
        : `“${locale}” does not end with the code of a country.`,
    hint:
      correct === undefined
        ? `write one that begins with ${code}-, such as ${code}-${locale.split('-')[1] ?? 'GB'}`
        : `write ${correct}`,
  }),
  'coordinates-elsewhere': ({ latitude, longitude, correct }) => ({
    message: `The map of the place does not reach latitude ${latitude} and longitude ${longitude}.`,
    hint: correct === undefined ? 'correct the coordinates, or the address of the map' : `write ${correct}`,
  }),
  'css-syntax': ({ reason }) => ({
    message: `The style sheet cannot be read from here on. ${css[reason] ?? `Check this line and the one before (${reason}).`}`,
    hint: 'mend this line or the one before',
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
  'form-without-service': ({ form, isLocal }) => ({
    message: `On the published website the form “${form}” will not be seen: phone and e-mail take its place. ${isLocal ? 'The stand-in service (provider: local) works on this computer only.' : 'No service for forms is set.'}`,
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
  'point-open': ({ what }) => ({
    message: `Still to be confirmed: ${what}`,
    hint: 'once it is confirmed, delete the key “confirm” and its text',
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
  'html-empty': ({ tag }) => ({
    message: `There is no text in “<${tag}>”: people see a gap.`,
    hint: 'write its text, or delete it',
  }),
  'html-tag-broken': ({ tag }) => ({
    message: `The tag “${tag}…” does not end: a “>” or a closing quotation mark is missing. What follows is not read as it should be.`,
    hint: 'complete the tag, for example <strong> or <a href="page:contact">',
  }),
  'html-tag-unknown': ({ tag, suggestion }) => ({
    message: `“${tag}” is not a tag that exists.${meant(suggestion)}`,
    hint:
      suggestion === undefined
        ? `delete it; if people are to read it like this, write &lt;${tag.slice(1, -1)}&gt;`
        : `type ${suggestion}`,
  }),
  'html-tag-unclosed': ({ tag, isSlashless }) => ({
    message: isSlashless
      ? `“<${tag}>” is opened here again, and the one before is never closed.`
      : `“<${tag}>” is opened here and never closed.`,
    hint: isSlashless ? `write </${tag}>` : `write </${tag}> where it ends`,
  }),
  'html-tag-unopened': ({ tag }) => ({
    message: `“</${tag}>” closes something that is not open.`,
    hint: `delete it, or write <${tag}> where it begins`,
  }),
  'html-tag-crossed': ({ tag, open }) => ({
    message: `“${tag}” is closed here, but what was opened last is “${open}”, and it is still open.`,
    hint: `write </${open}> before, or open it as <${tag}>: what was opened last is closed first`,
  }),
  'html-tag-misplaced': ({ tag, inside, item, parents = [] }) => ({
    message:
      inside === undefined
        ? `“<${tag}>” stands on its own: it can only be inside ${parents.map((name) => `<${name}>`).join(', ')}.`
        : `“<${tag}>” cannot be inside “<${inside}>”.`,
    hint:
      inside === undefined
        ? `write <${parents[0] ?? ''}> before and </${parents[0] ?? ''}> after it`
        : item !== undefined
          ? `put it into an item: <${item}>…</${item}>`
          : `write </${inside}> before <${tag}>`,
  }),
  'html-pasted': ({ tag, isKept = false }) => ({
    message: `“${tag}” was pasted from a word processor with its formatting: that is taken out when the site is published.`,
    hint: `${isKept ? `write ${tag}` : 'delete it'}, and likewise in the rest of the text; if you paste it again, do so without formatting (Ctrl+Shift+V)`,
  }),
  'html-removed': ({ tag, attribute }) => ({
    message:
      attribute === undefined
        ? `“<${tag}>” is not allowed in a text: it is taken out when the site is published.`
        : `“${attribute}” is not allowed in “<${tag}>”: it is taken out when the site is published.`,
    hint:
      attribute === undefined
        ? 'delete it; you can use p, h2, h3, h4, ul, ol, li, strong, em, a, table and blockquote'
        : attribute === 'src'
          ? 'use a picture of this website'
          : `delete ${attribute} and its value`,
  }),
  'html-link-empty': ({ lacks }) => ({
    message: lacks === 'text' ? 'The link has no text: nobody sees it.' : 'The link leads nowhere.',
    hint:
      lacks === 'text'
        ? 'type a text between <a…> and </a>, or delete the link'
        : 'say where it leads: <a href="page:…">, with the name of a page',
  }),
  'html-image-incomplete': ({ lacks }) => ({
    message:
      lacks === 'src'
        ? 'The picture does not say which file it shows.'
        : 'Those who cannot see this picture are not told what it shows.',
    hint:
      lacks === 'src'
        ? 'add src="…" with the address of the picture, or delete it'
        : 'add alt="…" with what it shows, or alt="" if it only adorns',
  }),
  'html-heading-first': () => ({
    message: 'The only heading of the first level (h1) is the title of the page.',
    hint: 'write <h2> … </h2>',
  }),
  'html-heading-skipped': ({ heading, correct }) => ({
    message: `This heading is ${heading}, which skips a level: ${correct} comes next here.`,
    hint: `write <${correct}> … </${correct}>`,
  }),
  'link-text-vague': ({ text }) => ({
    message: `“${text}” does not say where the link leads: some people only hear or see the links.`,
    hint: 'put into the link the words that say what is behind it, such as the name of the page',
  }),
  'text-encoding': ({ text, correct }) => ({
    message: `“${text}” has broken letters: they were saved or copied wrongly.`,
    hint: correct === undefined ? 'write the missing letters again' : `write ${correct}`,
  }),
  'text-entity': ({ entity, character }) => ({
    message: `People would read “${entity}” just like this: this text is no HTML.`,
    hint: /^[\s\u00ad\u200b]*$/.test(character) ? 'write a space' : `write ${character}`,
  }),
  'text-filler': ({ text }) => ({
    message: `“${text}” looks like filler that has been left behind.`,
    hint: 'write the final text, or delete the line if it is not needed',
  }),
  'text-invisible': ({ character, before }) => ({
    message:
      before === ''
        ? `There is a character that cannot be seen (${character}).`
        : `There is a character that cannot be seen (${character}) after “${before}”.`,
    hint: 'delete it: if you cannot find it, write the word again by hand',
  }),
  'address-wrapped': ({ reason, correct }) => ({
    message: {
      detour: 'This link goes round by the website from which it was copied, which may stop working.',
      followed: 'This link carries the mark by which a social network or an advertisement follows each visit.',
      editor: 'This link opens the document for editing, and not for reading.',
    }[reason],
    hint: `write ${correct}`,
  }),
  'keywords-malformed': ({ correct }) => ({
    message: 'Keywords stand between commas, each of them once and without the sign #.',
    hint: `write ${correct}`,
  }),
  'currency-other': ({ sign, correct, fact }) => ({
    message: `“${sign}” is not the sign of the currency of this website, in which “${fact}” is.`,
    hint: `write ${correct}`,
  }),
  'currency-misplaced': ({ text, correct, language, side }) => ({
    message: `In ${languageName(language, 'en')} the sign of the currency stands ${side} the amount, and here it says “${text}”.`,
    hint: `write ${correct}`,
  }),
  'html-entity-unknown': ({ entity, correct }) => ({
    message: `People would read “${entity}” just like this: no sign is called so.`,
    hint: correct === undefined ? 'write the sign itself' : `write ${correct}`,
  }),
  'link-other-network': ({ label, network }) => ({
    message: `The link says “${label}”, but leads to the website of another network: ${network}.`,
    hint: `write the address of ${label} here, or change the text of the link`,
  }),
  'text-capital-late': ({ word, correct }) => ({
    message: `“${word}” begins with two capitals.`,
    hint: `write ${correct}`,
  }),
  'text-accent': ({ word, correct }) => ({
    message: `“${word}” lacks its accent.`,
    hint: `write ${correct}`,
  }),
  'text-mark-foreign': ({ mark, language }) => ({
    message: `In ${languageName(language, 'en')} no sentence begins with “${mark}”.`,
    hint: `delete ${mark}`,
  }),
  'text-pasted': ({ text, correct }) => ({
    message: `“${text}” was left when the text was copied and pasted, and people would read it just like this.`,
    hint: correct === undefined ? 'delete it' : `write ${correct}`,
  }),
  'text-markdown': ({ text, correct }) => ({
    message: `“${text}” is written as in Markdown, and people would read those signs just like this.`,
    hint: correct === undefined ? 'delete the signs' : `write ${correct}`,
  }),
  'text-run-together': ({ correct }) =>
    correct === undefined
      ? {
          message: 'Another paragraph begins here, but in this text it would be joined to the one before.',
          hint: 'leave one paragraph, or move it to a formatted text: <p>…</p><p>…</p>',
        }
      : { message: 'There is no space between two sentences.', hint: `write ${correct}` },
  'text-space-doubled': () => ({ message: 'There is more than one space in a row.', hint: 'leave only one' }),
  'text-tag': ({ tag }) => ({
    message: `People would read “${tag}” just like this: there are no tags in this text.`,
    hint: 'delete it',
  }),
  'text-capitals': ({ text }) => ({
    message: `“${text}” is all in capitals: it is harder to read, and looks like shouting.`,
    hint: 'write it in small letters, with capitals only where they belong',
  }),
  'text-mark-unpaired': ({ mark, missing, isOpening, correct }) => ({
    message: isOpening ? `${mark} opens here and is never closed.` : `${mark} closes here, and nothing has opened it.`,
    hint:
      correct === undefined
        ? `write ${missing} where it ${isOpening ? 'ends' : 'begins'}, or take ${mark} away`
        : `write ${correct}`,
  }),
  'text-space-edge': ({ isAtStart, word }) => ({
    message: isAtStart ? 'The text begins with a space.' : 'The text ends with a space.',
    hint: isAtStart ? `delete the space before “${word}”` : `delete the space after “${word}”`,
  }),
  'text-spacing': ({ text, correct }) => ({
    message: `In “${text}” a space or a mark is missing or too much.`,
    hint: `write ${correct}`,
  }),
  'text-unfinished': ({ text, language, mark }) => {
    if (mark === true) {
      return {
        message: `The text ends with “${text}”: it is one too many, or something is missing behind it.`,
        hint: `delete ${text} at the end`,
      };
    }
    return language === undefined
      ? { message: `The text stops at “${text}”: something is missing behind it.`, hint: 'finish the sentence' }
      : {
          message: `The text stops at “${text}”, and the ${languageName(language, 'en')} one ends with a full stop: something may be missing.`,
          hint: 'finish the sentence, or put its full stop',
        };
  },
  'text-typo': ({ word, correct, isUsed }) => ({
    message: isUsed
      ? `“${word}” looks like “${correct}” with a slip: the site uses “${correct}” in other texts.`
      : `“${word}” is misspelt.`,
    hint: `write ${correct}`,
  }),
  'text-address-other': ({ word, isPolite, correct }) => ({
    message: `“${word}” speaks to the reader in the ${isPolite ? 'polite' : 'familiar'} form, and the rest of the site in the ${isPolite ? 'familiar' : 'polite'} one.`,
    hint: correct === undefined ? `say it in the ${isPolite ? 'familiar' : 'polite'} form` : `write ${correct}`,
  }),
  'address-stand-in': ({ address }) => ({
    message: `“${address}” is an address from an example, which is nobody’s.`,
    hint: 'write the real address here',
  }),
  'address-of-other': ({ other, correct }) => ({
    message: `This is the address of “${other}”: it seems copied from there.`,
    hint: `write the one that belongs here, such as ${correct}`,
  }),
  'text-phrase-wrong': ({ phrase, correct }) => ({
    message: `“${phrase}” is written “${correct}”.`,
    hint: `write ${correct}`,
  }),
  'text-word-doubled': ({ word }) => ({
    message: `“${word}” is there twice in a row.`,
    hint: 'leave only one',
  }),
  'token-malformed': ({ text, suggestion, valid }) => ({
    message:
      valid.length > 0 && !suggestion?.startsWith('{{')
        ? `“${text}” is not known here, and people would read it just like this: this text has ${valid.join(' and ')}.`
        : `People would read “${text}” just like this: it names no figure and no detail.${meant(suggestion)}`,
    hint:
      use(suggestion ?? (valid.length > 0 ? valid.join(' or ') : undefined)) ??
      'a figure is written with two braces on each side: {{facts.name}}',
    ...(valid.length > 0 && { valid }),
  }),
  'fact-misquoted': ({ name, text, fact, value, suggestion }) => ({
    message: `It says ${text} here of “${name}”, and the figure “${fact}” in facts.yaml is ${value}.`,
    hint: `write ${suggestion}, or correct the figure if this one is right`,
  }),
  'fact-contradicted': ({ text, fact, value, suggestion }) => ({
    message: `It says ${text} here, but the price “${fact}” in facts.yaml is ${value}.`,
    hint: `write ${suggestion}, if it is the same price`,
  }),
  'fact-blank': ({ fact }) => ({
    message: `The figure “${fact}” is empty: where it is used, the text would have a hole.`,
    hint: 'write its value, or delete the figure if nothing uses it',
  }),
  'fact-count': ({ value, length, list, file }) => ({
    message: `This says ${value}, and in ${list}: of ${file} there are ${length}.`,
    hint: `write ${length}, or complete the list`,
  }),
  'fact-entry': ({ value, fact, correct }) => ({
    message: `This says ${value}, and the figure “${fact}” says ${correct}.`,
    hint: `write ${correct}, or correct the figure in site/facts.yaml`,
  }),
  'entry-name-other': ({ name, other }) => ({
    message: `“${name}” is the name of “${other}”, which is in this same file.`,
    hint: 'write the name of this one',
  }),
  'fact-order': ({ least, most, values }) => ({
    message: `“${least}” is ${values[0]} and “${most}” is ${values[1]}: they are the wrong way round.`,
    hint: 'correct one of the two values, or swap them',
  }),
  'fact-literal': ({ text, suggestion, valid }) => ({
    message: `A figure of facts.yaml, ${text}, is written by hand: when it changes there, it stays as it is here.`,
    hint: `write ${suggestion ?? valid.join(' or ')}`,
  }),
  'fact-range': ({ value, isDate, minimum, maximum }) => ({
    message: isDate
      ? `The year of ${value} cannot be right: it has to be between ${minimum} and ${maximum}.`
      : `This cannot be ${value}: the value goes from ${minimum} to ${maximum}.`,
    hint: 'write the right figure',
  }),
  'fact-sum-unknown': ({ fact, reason, suggestion, valid }) => ({
    message: {
      unknown: `There is no figure “${fact}” to add.${meant(suggestion)}`,
      text: `“${fact}” is a text and cannot be added.`,
      circular: `“${fact}” is part of its own sum.`,
      measure: `“${fact}” is not measured as this sum is: euros, hours, months and percentages cannot be added up.`,
    }[reason],
    hint:
      reason === 'unknown'
        ? (use(suggestion) ?? 'write the name of one of the figures of site/facts.yaml')
        : 'delete it from the sum',
    ...(valid.length > 0 && { valid }),
  }),
  'fact-sum-wrong': ({ value, correct, parts }) => ({
    message: `It says ${value}, but ${parts.join(' + ')} makes ${correct}.`,
    hint: 'delete the line value: the website works the sum out; or correct the figures that are added',
  }),
  'fact-thousands': ({ written, correct }) => ({
    message: `“${written}” is not read as ${correct}: a figure is written without a sign for the thousands.`,
    hint: `value: ${correct}`,
  }),
  'fact-time-unlike': ({ value, other, correct }) => ({
    message: `“${value}” and “${other}” are the two times of one timetable, and are written in different ways.`,
    hint: `write value: "${correct}"`,
  }),
  'fact-type': ({ type, value, suggestion, last }) => ({
    message:
      last !== undefined
        ? `There is no day “${value}”: ${monthOf(value, 'en')} has ${last} days.`
        : `“${value}” does not go with type: ${type}, which asks for ${factTypes[type]}.`,
    hint:
      last !== undefined
        ? dateHint('day', last)
        : suggestion === undefined
          ? `write ${factTypes[type]}, or change type`
          : `value: ${suggestion}`,
  }),
  'fact-unit': ({ value, unit, correct }) => ({
    message: `“${value}” has “${unit}” in it, and only the number goes here.`,
    hint: `value: ${correct}`,
  }),
  'fact-unused': ({ fact }) => ({
    message: `Nothing uses the figure “${fact}”.`,
    hint: `write {{facts.${fact}}} in the text that needs it, or delete it`,
  }),
  'fact-share': ({ value, correct }) => ({
    message: `${value} is less than 1%. Did you mean ${correct}%?`,
    hint: `write ${correct}; if it really is less than 1%, make it a text: "${value}", with type: text`,
  }),
  'fact-zero': ({ fact, isPrice }) => ({
    message: `The figure “${fact}” is zero. Is its value missing?`,
    hint: isPrice
      ? 'write the price; if it costs nothing, say in messages.yaml what is read in its place, with the key free'
      : 'write the figure; if it is zero on purpose, make it a text: "0", with type: text',
  }),
  'token-misplaced': ({ token, value }) => ({
    message: `People would read “${token}” just like this: it is replaced in texts only, and not here.`,
    hint: value === undefined ? 'write the value itself' : `write ${value}`,
  }),
  'text-blank': ({ language }) => ({
    message: `The ${languageName(language, 'en')} text is blank: nothing would be seen.`,
    hint: `write the ${languageName(language, 'en')} text here`,
  }),
  'text-stand-in': ({ text, language }) => ({
    message: `“${text}” looks like a text that is still to be written: the website would show it as it is.`,
    hint:
      language === undefined ? 'write the real name here' : `write the final ${languageName(language, 'en')} text here`,
  }),
  'translation-figures': ({ original, translation, inOriginal, inTranslation, expected }) => {
    const [first, second] = [languageName(original, 'en'), languageName(translation, 'en')];
    const correct = `write ${expected ?? `the same as in ${first}`} here, or correct the ${first} text`;
    if (inOriginal.length === 0) {
      return {
        message: `The ${second} text says ${quoted(inTranslation)}, which the ${first} one does not.`,
        hint: `take it away here, or add it to the ${first} text`,
      };
    }
    const message =
      inTranslation.length === 0
        ? `The ${first} text says ${quoted(inOriginal)}, which the ${second} one does not.`
        : `The ${first} text says ${quoted(inOriginal)}, and the ${second} one ${quoted(inTranslation)}.`;
    return { message, hint: correct };
  },
  'translation-foreign': ({ text, expected, language, isSwapped }) => {
    const [here, there] = [languageName(expected, 'en'), languageName(language, 'en')];
    return {
      message: `This is the place of the ${here} text, and “${text}” seems to be in ${there}.`,
      hint: isSwapped
        ? `swap the two texts: the ${here} one stands in the place of the ${there} one`
        : `write it in ${here}`,
    };
  },
  'translation-language': ({ expected, language }) => ({
    message: `This is the place of the ${languageName(expected, 'en')} text, and this one seems to be in ${languageName(language, 'en')}.`,
    hint: `write it in ${languageName(expected, 'en')}`,
  }),
  'translation-links': ({ address, original, expected }) => ({
    message: `The link “${address}” is not in the ${languageName(original, 'en')} text: it leads elsewhere.`,
    hint:
      expected === undefined
        ? `link to the same pages as the ${languageName(original, 'en')} text`
        : `write href="${expected}", or correct the link in the ${languageName(original, 'en')} text`,
  }),
  'translation-names': ({ name, expected, original, translation }) => ({
    message: `The ${languageName(translation, 'en')} text says “${name}”, and the ${languageName(original, 'en')} one “${expected}”.`,
    hint: `write ${expected}, or correct the ${languageName(original, 'en')} text`,
  }),
  'translation-negation': ({ original, translation, word, text }) => ({
    message: `This sentence has “${word}” in ${languageName(original, 'en')}, and denies nothing in ${languageName(translation, 'en')}: “${text}”.`,
    hint: 'make both say the same: one of them has a negation too many or too few',
  }),
  'translation-opposite': ({ original, translation, word, other }) => ({
    message: `The ${languageName(translation, 'en')} text says “${word}”, and the ${languageName(original, 'en')} one “${other}”.`,
    hint: 'correct the text that is wrong: both are to say the same',
  }),
  'translation-same': ({ original, translation }) => ({
    message: `The ${languageName(translation, 'en')} text is the same as the ${languageName(original, 'en')} one: it is not translated.`,
    hint: `write the ${languageName(translation, 'en')} text here`,
  }),
  'translation-stale': ({ original, translation, changed }) => ({
    message: `The ${languageName(original, 'en')} text has changed, and the ${languageName(translation, 'en')} one has not. ${changed === undefined ? 'It says less than before.' : `What is new: “${changed}”.`}`,
    hint: 'translate the change here or, if this is still right, npm run check -- --translated',
  }),
  'translation-structure': ({ original, translation, element, inOriginal, inTranslation }) => ({
    message: `The ${languageName(original, 'en')} text has ${counted(inOriginal, elements[element])}, and the ${languageName(translation, 'en')} one ${inTranslation === 0 ? 'none' : inTranslation}.`,
    hint: `add here what is missing, or take it away from the ${languageName(original, 'en')} text`,
  }),
  'translation-swapped': ({ original, translation }) => ({
    message: `The ${languageName(original, 'en')} and ${languageName(translation, 'en')} texts seem to have changed places.`,
    hint: `put after ${original}: the text that stands after ${translation}:, and the other way round`,
  }),
  'figure-decimal': ({ text, correct, language }) => ({
    message: `“${text}” does not have its decimals as ${languageName(language, 'en')} writes them.`,
    hint: `write ${correct}`,
  }),
  'translation-token-swapped': ({ token, instead, original, translation }) => ({
    message: `This sentence has ${instead} in ${languageName(translation, 'en')}, and ${token} in ${languageName(original, 'en')}: the two have changed places.`,
    hint: `write ${token} here, and ${instead} in the other sentence`,
  }),
  'translation-calendar': ({ word, correct, original, translation }) => ({
    message: `“${word}” has been left in ${languageName(original, 'en')} in the ${languageName(translation, 'en')} text.`,
    hint: `write ${correct}`,
  }),
  'translation-tokens': ({ token, original, translation, instead }) => ({
    message:
      instead === undefined
        ? `The ${languageName(original, 'en')} text says ${token}, which the ${languageName(translation, 'en')} one does not.`
        : `The ${languageName(original, 'en')} text says ${token}, and this one “${instead}”${instead.startsWith('{') ? '.' : ': when the figure changes, it will not change here.'}`,
    hint:
      instead === undefined ? `write ${token} where it belongs, or take it out of the other text` : `write ${token}`,
  }),
  'name-changed': ({ name, now, isFile }) => ({
    message: `“${name}”, which the site uses, is no longer there, and nothing uses “${now}”: its name seems to have been changed.`,
    hint: isFile
      ? `call the file ${name}.yaml again, or write ${now} where it says ${name}`
      : `write ${name}: here again, or ${now} where it says ${name}`,
  }),
  'language-unlisted': ({ language }) => ({
    message: `There are texts in ${languageName(language, 'en')} (“${language}”) all over the website, which is not one of its languages.`,
    hint: `add that language here (- code: ${language}, with its locale and its name), or take “${language}” out of the texts`,
  }),
  'language-untranslated': ({ language, main }) => ({
    message: `${languageName(language, 'en')} (“${language}”) is one of the languages of the website, and its texts are missing.`,
    hint: `${main === undefined ? `add ${language}: "…" to each text` : `write each text as { ${main}: "…", ${language}: "…" }`}, or take this language out until they are written`,
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
  'alt-long': ({ length, most }) => ({
    message: `The description of the picture has ${length} characters: whoever cannot see it has to listen to all of them.`,
    hint: `keep one or two sentences (${most} characters at most), and move the rest to the text of the page`,
  }),
  'alt-other': ({ name, own }) => ({
    message: `The picture is of “${own}”, and its description speaks of “${name}”.`,
    hint: `write ${own}`,
  }),
  'alt-vague': ({ alt, correct }) => ({
    message: `“${alt}” ${correct === undefined ? 'does not say what the picture shows' : 'begins by saying that it is a picture, which is announced anyway'}.`,
    hint:
      correct !== undefined
        ? `write ${correct}`
        : 'say in a few words what it shows; if it only adorns, write decorative: true in place of alt:',
  }),
  'alt-file-name': ({ alt }) => ({
    message: `“${alt}” is the name of a file, and whoever does not see the picture does not learn what it shows.`,
    hint: 'write in a few words what the picture shows',
  }),
  'media-broken': ({ path }) => ({
    message: `The photo “${path}” is damaged: it cannot be read as a whole.`,
    hint: `copy it to site/media/${path} again from the original`,
  }),
  'media-empty': ({ path }) => ({
    message: `The file “${path}” is empty.`,
    hint: `copy it to site/media/${path} again, or delete it`,
  }),
  'media-huge': ({ path, width, height, mostPixels }) => ({
    message: `The photo “${path}” is ${width} × ${height}: more than ${mostPixels / 1e6} megapixels are too many to prepare it.`,
    hint: 'save it smaller, for example 4000 pixels wide',
  }),
  'media-large': ({ path, bytes, mostBytes }) => ({
    message: `“${path}” has ${megabytes(bytes)} MB and reaches visitors as it is: more than ${megabytes(mostBytes)} MB take long on a phone.`,
    hint: 'make the drawing simpler, or save it as a JPEG, PNG or WebP photograph',
  }),
  'media-misnamed': ({ path, format, correct }) => ({
    message: `The name “${path}” does not fit what it is: a ${format.toUpperCase()} picture.`,
    hint: `rename it to ${correct}, also where it is named`,
  }),
  'media-private': ({ path }) => ({
    message: `All that is in site/media is published, and “${path}” does not look meant for the public.`,
    hint: `delete site/media/${path} or move it elsewhere; if it is a download, link it with file: ${path}`,
  }),
  'media-small': ({ path, width, least }) => ({
    message: `The photo “${path}” is ${width} pixels wide: in this place it will look blurred.`,
    hint: `put one here that is at least ${least} pixels wide`,
  }),
  'media-truncated': ({ path }) => ({
    message: `The picture “${path}” is cut off: its end is missing.`,
    hint: `copy it to site/media/${path} again`,
  }),
  'media-unused': ({ path }) => ({
    message: `Nothing uses “${path}”.`,
    hint: `name it where it should be seen, or delete site/media/${path}`,
  }),
  'drawing-misplaced': ({ path, correct }) => ({
    message: `The drawing “${path}” asks for the colours of the page, which it is given in site/media/drawings only: here it is black.`,
    hint: `move the file to site/media/${correct}, and where it says ${path} write ${correct}`,
  }),
  'svg-reduced': ({ path, removed }) => ({
    message: `Of “${path}”, what runs, moves, links or comes from elsewhere does not reach the website: ${removed.join(', ')}.`,
    hint: 'save the drawing without it, with shapes and text only',
  }),
  'svg-too-deep': ({ path, mostLevels }) => ({
    message: `The drawing “${path}” cannot be read: its groups lie within each other in more than ${mostLevels} levels.`,
    hint: 'ungroup its shapes in the drawing program, and save it again',
  }),
  'svg-too-many': ({ path, mostShapes }) => ({
    message: `The drawing “${path}” takes too long to draw: with its copies, patterns, masks and filters it has more than ${mostShapes} shapes.`,
    hint: 'simplify it in the drawing program, or save it as a PNG',
  }),
  'media-missing': ({ path, suggestion, name }) => ({
    message: `There is no file “${path}” in site/media.${meant(suggestion)}`,
    hint:
      suggestion !== undefined
        ? `write ${suggestion}`
        : name !== undefined
          ? `save the file in site/media and write only its name here: ${name}`
          : `copy the file to site/media/${path}`,
  }),
};

function inFile(file: string | undefined): string {
  return file === undefined ? '' : ` in site/${file}`;
}
