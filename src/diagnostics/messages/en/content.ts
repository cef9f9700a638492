import type { ProblemDetails, WantedForm } from '../../../compiler/findings/problem-details';
import { languageName } from '../../languages';
import { schemaText } from '../../schema-text';
import { typedValue } from '../../typed-value';
import type { Messages } from '../catalogue';
import { syntax } from './syntax';
import { meant, megabytes, pageKeys, use } from './wording';

const otherFormats: Readonly<
  Record<ProblemDetails['file-format-other']['format'], { readonly is: string; readonly hint: string }>
> = {
  'utf-16': {
    is: 'is saved as UTF-16, which some editors call Unicode, and not as UTF-8',
    hint: 'save it again, and choose UTF-8 as the encoding',
  },
  'line-ends': {
    is: 'ends its lines as very old computers did, so that it reads as one single line',
    hint: 'save it again, and choose LF (Unix) as the line ends',
  },
  'line-ends-doubled': {
    is: 'has two marks at the end of each line where one belongs, as after a transfer between computers',
    hint: 'save it again, and choose LF (Unix) as the line ends',
  },
  table: {
    is: 'is a table of a spreadsheet, and not keys with their values',
    hint: 'write keys with their values, as in the other files of the folder; of the table take only the texts',
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

const listed = (valid: readonly string[], example: string | undefined) =>
  example === undefined ? `write ${valid.join(' or ')}` : `write one of the valid values, such as ${example}`;

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

const structureHint = ({ dash, above, named, several }: Partial<ProblemDetails['type-wrong']>) => {
  if (dash !== undefined) return dashHint[dash.fault](dash.key);
  if (above !== undefined) return `write ${above}: in a line of its own above the list`;
  if (named !== undefined)
    return `write ${named.name}: in the place of - ${named.key}: ${named.name}, and the same for each of the others`;
  if (several === undefined) return undefined;
  return `leave only one, such as ${several.first}${several.isInItem ? '; for each of the others, add another item like this one' : ''}`;
};

/** A figure in the place of the name that it has in facts.yaml, or should be given. */
const figureForName = (figure: string, name?: string) => ({
  message: 'This should be the name of a figure of facts.yaml, not the figure itself.',
  hint:
    name === undefined
      ? `give it a name in facts.yaml, such as some-price: { type: money, value: ${figure} }, and write some-price here`
      : `write ${name}`,
});

const renamedKeys = (renamed: readonly (readonly [written: string, meant: string])[]) =>
  renamed.map(([written, meantKey]) => `${meantKey}: in the place of ${written}:`).join(' and ');

/** Of several keys that are told in one. */
const severalKeys = (key: string, suggestion = '') => {
  const [keys, meantKeys] = [key.split(', '), suggestion.split(', ')];
  if (keys.length === 1 || keys.length !== meantKeys.length) return undefined;
  const quoted = keys.map((each) => `“${each}”`);
  const renamed = renamedKeys(keys.map((each, index) => [each, meantKeys[index] ?? '']));
  return { message: `There are no keys ${quoted.join(' and ')} here.`, hint: `write ${renamed}` };
};

const keyAdvice: Readonly<Record<NonNullable<ProblemDetails['key-unknown']['advice']>, string>> = {
  address: 'delete it: the address is made of the name of the file; to change it, rename the file',
  hidden:
    'for it to be seen from a day on, write publish: 2026-12-01; for it not to be seen, put # in front of its lines, or keep it outside site/',
  language: 'delete it: all languages stand in the same file, each text once for each of them',
  network: 'delete it: links to social networks stand in site/navigation.yaml, under footer: and social:',
  order:
    'delete it: things are shown in the order in which they are named where they are listed, and articles by their date',
  required: 'delete it: it has to be filled in unless it says optional: true',
  share:
    'delete it: what is shown of a page that is shared stands under share:, such as share: { image: { src: photo.jpg, decorative: true } }',
  shown: 'delete it: what is there is published; with publish: 2026-12-01 it is seen from that day on',
};

/** What takes the place of a key that there is not. */
const insteadOfKey = ({ advice, taken, belongs }: Partial<ProblemDetails['key-unknown']>) => {
  if (advice !== undefined) return keyAdvice[advice];
  if (taken !== undefined)
    return `delete it, and write what is meant under ${taken.map((key) => `${key}:`).join(' or ')}, which is here already`;
  if (belongs?.file !== undefined)
    return `delete it here: ${belongs.key}: stands in site/${belongs.file}, for the whole website`;
  if (belongs?.under !== undefined) return `write it below ${belongs.under}:, as ${belongs.key}:`;
  return 'delete it with what it holds, or use a valid key';
};

function inFile(file: string | undefined): string {
  return file === undefined ? '' : ` in site/${file}`;
}

export const content = {
  'yaml-syntax': (details) => syntax[details.reason](details),
  'file-unknown': ({ file, suggestion, isFolder = false }) => ({
    message: `“${file}” is no ${isFolder ? 'folder' : 'file'} that the site knows.${meant(suggestion)}`,
    hint:
      suggestion !== undefined
        ? `rename it to ${suggestion}`
        : isFolder
          ? 'move it out of site/ or delete it'
          : 'move it to another folder or delete it',
  }),
  'file-missing': ({ file, name }) => ({
    message: `The file “${file}” is missing.`,
    hint:
      name === undefined
        ? `create site/${file}`
        : `create site/${file} or, if it is no longer wanted, delete what names “${name}” in those places`,
  }),
  'file-misplaced': ({ file, to, isTaken }) => ({
    message: `“${file}” is in a folder where it does not belong: by what it says it is ${to.includes('/') ? `one of ${to.slice(0, to.lastIndexOf('/'))}` : `site/${to}`}.`,
    hint: isTaken
      ? `delete it if it is a copy: site/${to} is there already; if not, move it there under another name`
      : `move it to site/${to}`,
  }),
  'text-huge': ({ length, most }) => ({
    message: `This text has ${length} characters: more than ${most} are too many to check.`,
    hint: 'delete what was pasted by mistake, or write it in several sections or pages',
  }),
  'file-huge': ({ file, bytes, mostBytes }) => ({
    message: `“${file}” has ${megabytes(bytes)} MB, and a text file of the site may have ${megabytes(mostBytes)} MB at most.`,
    hint: 'divide it into several files; if a picture or a font has been pasted into it as text (data:…), move that to a file of its own',
  }),
  'file-not-utf8': ({ file }) => ({
    message: `“${file}” is not saved as UTF-8.`,
    hint: 'save it as UTF-8 in your editor',
  }),
  'file-format-other': ({ file, format }) => ({
    message: `“${file}” ${otherFormats[format].is}.`,
    hint: otherFormats[format].hint,
  }),
  'key-unknown': ({
    key,
    suggestion,
    correct = '',
    also,
    valid,
    isLanguage = false,
    target,
    example,
    isAround,
    inside,
    renamed = [],
    ...instead
  }) => {
    if (inside !== undefined) {
      return {
        message: `“${key}” stands above ${inside.map((each) => `“${each}”`).join(', ')}, where no key belongs above that.`,
        hint: `delete the line ${key}: and begin the lines below it as far to the left as it stood${renamed.length > 0 ? `; write ${renamedKeys(renamed)}` : ''}`,
        valid,
      };
    }
    if (isAround) {
      return {
        message: `“${key}” stands above all the rest, which belongs in the file by itself.`,
        hint: `delete the line ${key}: and begin the other lines as far to the left as it stood`,
        valid,
      };
    }
    if (isLanguage) {
      return {
        message: `“${key}” is not one of the languages of this website: its texts are in ${valid.join(', ')}.`,
        hint: `delete ${key}: with its text; if the website is to have that language, add it to languages in settings.yaml`,
        valid,
      };
    }
    const several = severalKeys(key, suggestion);
    if (several !== undefined) return { ...several, valid };
    if (also !== undefined)
      return {
        message: `There is no key “${key}” here: beginning and end stand apart.`,
        hint: `write ${suggestion}: ${correct} and, on another line, ${also}`,
        valid,
      };
    return {
      message: `There is no key “${key}” here.${meant(suggestion)}`,
      hint:
        suggestion === undefined
          ? insteadOfKey(instead)
          : example !== undefined
            ? `write ${suggestion}: with the name of a page of this website, such as ${suggestion}: ${example}; an address will not do here`
            : `write ${target === undefined ? `${suggestion}: ${correct}`.trimEnd() : pageKeys(target)}`,
      valid,
    };
  },
  'languages-apart': ({ keys, correct }) => ({
    message: `${keys.map((key) => `“${key}”`).join(' and ')} ${keys.length === 1 ? 'is no key' : 'are no keys'} here: the languages of a text stand together, in one.`,
    hint: `write ${correct}`,
  }),
  'key-misplaced': ({ key, near, isTooDeep, keys, section, neighbour }) => {
    if (neighbour !== undefined) {
      const beside = neighbour.isAbove ? 'before it' : 'behind it';
      return {
        message: neighbour.isSection
          ? `“${key}” does not belong to this section: the one ${beside}, “${near}”, lacks it.`
          : `“${key}” does not belong to this item of “${near}”: the one ${beside} lacks it.`,
        hint: 'move it there with all that is below it',
      };
    }
    if (section !== undefined)
      return {
        message: `The section “${key}” is inside “${near}”, which is part of the section before: there are too many spaces at the beginning of its lines.`,
        hint: `move all lines of ${section.isOnly ? 'this section' : 'this section and of those behind it'} ${section.spaces} spaces to the left`,
      };
    if (keys !== undefined)
      return {
        message: `${inARow(keys.map((each) => `“${each}”`))} belong inside “${near}”: spaces are missing at the beginning of the lines.`,
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
  'key-missing': ({ key, example, above, within, isList, under }) => {
    if (under !== undefined)
      return {
        message: `“${key}” is missing, and what “${under}” holds seems to be meant for it.`,
        hint: `write ${key}: in the place of ${under}:`,
      };
    if (above === undefined) {
      const isOutline = example.includes('…');
      return {
        message: `“${key}” is missing.`,
        hint: isOutline ? `add ${key}: ${example}` : `add it with its value, such as ${key}: ${example}`,
      };
    }
    if (within !== undefined)
      return {
        message: `The key “${key}” is missing above ${above[0]}:, and what follows is read as part of “${within}”.`,
        hint: `write ${key}: in a line above, as far to the right as ${within}:`,
      };
    const lines = above.map((name) => `${name}:`).join(' and ');
    return {
      message: `The key “${key}” is missing above ${lines}.`,
      hint: isList
        ? `write ${key}: in a line above, as far to the right as the key of the list before`
        : `write ${key}: above them, and move them two spaces to the right`,
    };
  },
  'list-cut-by-comma': ({ whole }) => ({
    message: `Between brackets, a comma without quotes begins another item: “${whole}” has been cut in two.`,
    hint: `write "${whole}", in quotes`,
  }),
  'value-cut-by-comma': ({ whole, correct }) => ({
    message: `Between braces, a comma without quotes begins another key: “${whole}” has been cut.`,
    hint: `write ${correct}`,
  }),
  'value-cut-by-colon': ({ whole, correct }) => ({
    message: `A text with a colon has to stand in quotes: “${whole}” has been read as a key and its value.`,
    hint: `write ${correct}`,
  }),
  'type-wrong': ({ expected, example, correct, figure, inFile, emptyFile, ...structure }) => {
    if (emptyFile !== undefined) {
      const keys = emptyFile.length === 0 ? '' : ` (${emptyFile.map((key) => `${key}:`).join(', ')})`;
      return { message: 'This file is empty.', hint: `write what belongs in it again${keys}, or delete it` };
    }
    if (figure !== undefined) return figureForName(figure, correct);
    if (inFile !== undefined)
      return {
        message: `Here goes the name of something that stands in site/${inFile}, and not all of it.`,
        hint: `write it there, and only its name here, such as ${example}`,
      };
    const kind = expected
      .split(',')
      .map((each) => kinds[each] ?? each)
      .join(' or ');
    const message = `This should be ${kind}.`;
    return {
      message,
      hint:
        structureHint(structure) ??
        (correct === undefined
          ? like(example)
          : /^[[{]/.test(correct)
            ? `write ${correct}`
            : `write ${correct}, ${correct.startsWith('"') ? 'in quotes' : 'without quotes'}`),
    };
  },
  'value-not-listed': ({ value, suggestion, valid, isNeedless, isNothing, example }) => ({
    message: isNeedless
      ? 'Only a yes can be said here.'
      : isNothing
        ? 'A value is missing here: there is nothing behind the colon, or only a note.'
        : `“${value}” is not a possible value.${meant(suggestion)}`,
    hint: isNeedless ? 'delete it: without it, it is a no' : (use(suggestion) ?? listed(valid, example)),
    valid,
  }),
  'value-empty': ({ example, translates }) => ({
    message: 'The text is empty.',
    hint:
      translates === undefined
        ? example === '"…"'
          ? 'write the text here'
          : like(example)
        : `write in ${languageName(translates.language, 'en')} what the ${languageName(translates.original, 'en')} text says: “${translates.text}”`,
  }),
  'value-malformed': ({ value, rule, example, advice, key, isInstead, all, correct = all, ...wanted }) => ({
    message:
      key === undefined
        ? `${malformed(value, wanted)} ${schemaText(rule, 'en').description}`
        : `“${value}” is what goes in ${key}:, and not here. ${schemaText(rule, 'en').description}`,
    hint: isInstead
      ? `write ${key}: ${value}`
      : key !== undefined
        ? `move it to ${key}:, and write something like ${example} here`
        : correct === undefined
          ? advice === undefined
            ? like(example)
            : keyAdvice[advice]
          : `write ${all === undefined ? '' : 'each as an item of its own: '}${typedValue(correct)}`,
  }),
  'value-unwritten': ({ text, language, rule, example, valid }) => ({
    message: unwritten(rule && schemaText(rule, 'en'), language),
    hint:
      example === undefined
        ? `write it in the place of ${text}`
        : `in the place of ${text} write, for example, ${example}`,
    valid,
  }),
  'list-too-short': ({ minimum }) => ({
    message: minimum === 1 ? 'At least one is needed here.' : `At least ${minimum} are needed here.`,
    hint: 'add an item',
  }),
  'section-type-missing': ({ valid, type = 'hero', isAbove = false }) => ({
    message: 'The section does not say which type it is.',
    hint: isAbove
      ? `write type: ${type} in the place of ${type}: and begin the lines below it as far to the left as type:`
      : `write type: ${type}`,
    valid,
  }),
  'section-type-unknown': ({ value, suggestion, valid, isBlock }) => ({
    message: isBlock
      ? `“${value}” is a block, not a type of section.`
      : `“${value}” is not a type of section.${meant(suggestion)}`,
    hint: isBlock
      ? `write block: ${value}, with nothing else below it`
      : suggestion === undefined
        ? 'write one of the valid types: npm run new -- section --list shows them'
        : `type: ${suggestion}`,
    valid,
  }),
  'reference-unknown': ({ value, collection, suggestion, file, valid, areSeveral, figure }) => {
    if (figure !== undefined) return { ...figureForName(figure), valid };
    return {
      message: areSeveral
        ? `“${value}” are several names, and one goes here: each is an item of the list.`
        : `There is no “${value}” in ${collection}.${meant(suggestion)}`,
      hint:
        use(suggestion) ??
        (valid.length > 0
          ? `write the name of one that is there, or add it${inFile(file)}`
          : `add it${inFile(file)}, or delete the line`),
      valid,
    };
  },
  'entry-ungrouped': ({ id, collection, groups }) => ({
    message: `“${id}” (${collection}) is in no group of “${groups}”, and all others are: it is not seen there.`,
    hint: `add it where it belongs: - ${id}`,
  }),
  'entry-unused': ({ id, collection }) => ({
    message: `Nothing shows “${id}” (${collection}): it is on no page.`,
    hint: 'name it where it should be shown, or delete it',
  }),
  'language-code-other': ({ code, correct }) => ({
    message: `“${code}” is not the code of a language that browsers know.`,
    hint: `write ${correct}`,
  }),
  'language-other': ({ code, correct, reason }) => ({
    message: wrongLanguage(code, correct)[reason],
    hint: reason === 'swapped' ? `write ${correct} here, and ${code} where it says ${correct}` : `write ${correct}`,
  }),
  'language-locale-other': ({ locale, code, correct, isOfOther }) => ({
    message: isOfOther
      ? `“${locale}” writes dates and figures in another language than “${code}”.`
      : `“${locale}” does not end with the code of a country.`,
    hint: `write ${correct}`,
  }),
  'language-name-other': ({ name, correct, language }) => ({
    message: `“${name}” is not what ${languageName(language, 'en')} calls itself: whoever looks for it among the languages looks for its own name.`,
    hint: `write ${correct}`,
  }),
  'language-prefix-idle': ({ language, prefix }) => ({
    message: `${languageName(language, 'en')} is the main language, whose addresses have no prefix: none begins with ${prefix}.`,
    hint: `delete prefix: ${prefix}`,
  }),
  'point-open': ({ what }) => ({
    message: `Still to be confirmed: ${what}`,
    hint: 'once it is confirmed, delete the key “confirm” and its text',
  }),
  'name-changed': ({ name, now, isFile, isMedia }) => ({
    message: `“${name}”, which the site uses, is no longer there, and nothing uses “${now}”: its name seems to have been changed.`,
    hint: isFile
      ? `call the file ${isMedia ? name : `${name}.yaml`} again, or write ${now} where it says ${name}`
      : `write ${name}: here again, or ${now} where it says ${name}`,
  }),
  'language-unlisted': ({ language }) => ({
    message: `There are texts in ${languageName(language, 'en')} (“${language}”) all over the website, which is not one of its languages.`,
    hint: `add that language here (- code: ${language}, with its locale and its name), or take “${language}” out of the texts, which the Studio does at once`,
  }),
  'part-foreign': ({ keys, more }) => ({
    message: `From here on there are keys that do not belong in this file: ${keys.map((key) => `“${key}”`).join(', ')}${more > 0 ? ` and ${more} more` : ''}. It looks like a part of another file or of another section.`,
    hint: 'if it was pasted here by mistake, delete it or move it to its place, and see whether what was here before is missing',
  }),
  'rule-failed': ({ rule, reason }) => ({
    message: `The check “${rule}” failed on this file. This is a bug of the program, not a mistake of yours (${reason}).`,
    hint: 'undo your last change of this file and tell whoever maintains the program',
  }),
} satisfies Messages;

function wrongLanguage(code: string, correct: string) {
  return {
    unwritten: `“${code}” is ${languageName(code, 'en')}, in which there is no text, and the texts of the website are in ${languageName(correct, 'en')} (“${correct}”).`,
    swapped: `“${code}” and “${correct}” have changed places: each stands beside the name of the other language.`,
  };
}

function inARow(names: readonly string[]): string {
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
