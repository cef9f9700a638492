import type { SyntaxDetails, SyntaxReason } from '../../../compiler/findings/syntax-details';
import type { Description } from '../catalogue';

const type = ({ correct }: SyntaxDetails, otherwise: string) =>
  correct === undefined ? otherwise : `write ${correct}`;
const count = (spaces: number) => (spaces === 0 ? 'no space' : spaces === 1 ? '1 space' : `${spaces} spaces`);
const IN_QUOTES = 'put the whole text in double quotes: "…"';

/** Why a file cannot be read. */
export const syntax: { readonly [Reason in SyntaxReason]: (details: SyntaxDetails) => Description } = {
  'alias-of-itself': ({ written = '*' }) => ({
    message: `“${written}” repeats something that it is itself a part of, without end.`,
    hint: 'write the texts where they belong, without “&” and “*”',
  }),
  'aliases-multiply': () => ({
    message: 'Texts are repeated with “&” and “*” so often that the file cannot be read.',
    hint: 'write the texts where they belong, without “&” and “*”',
  }),
  backslash: (details) => ({
    message: 'In double quotes a backslash “\\” does not stand for itself.',
    hint: type(details, 'write / in the path of a file, and \\\\ where a backslash is to be seen'),
  }),
  'bar-missing': (details) => ({
    message: 'The bar “|” that announces a text of several lines is missing.',
    hint: type(details, 'write | after the colon'),
  }),
  'bar-needless': ({ written = '|' }) => ({
    message: `The bar “${written}” makes one text of the keys that follow.`,
    hint: `delete ${written}`,
  }),
  'break-foreign': ({ written }) => ({
    message: `Before “${written}” there is a line break of another kind, copied from elsewhere, which does not count here.`,
    hint: `delete it and press Enter, so that ${written} begins the next line`,
  }),
  'bar-mistyped': (details) => {
    const { written = '|' } = details;
    return {
      message: `“${written}” does not announce a text of several lines.`,
      hint: type(details, 'write | after the colon'),
    };
  },
  'bar-with-text': ({ written = '|' }) => ({
    message: `No text can stand on the line of the bar “${written}”.`,
    hint: `move the text to the next line, two spaces further in, and leave only the ${written} here`,
  }),
  'bracket-missing': ({ written }) => ({
    message:
      written === undefined
        ? 'The braces or brackets do not match.'
        : `“${written}” is missing at the end of the line.`,
    hint:
      written === undefined
        ? 'see that each { has its }, each [ its ], and that there are commas between what is inside'
        : `add ${written} at the end`,
  }),
  'bracket-missing-inside': (details) => ({
    message: 'The “}” that closes the texts by language is missing.',
    hint: type(details, 'write } behind the text of the last language'),
  }),
  'bracket-not-opened': (details) => ({
    message: `“${details.written}” is missing before what is closed at the end of the line.`,
    hint: type(details, `write ${details.written} after the colon`),
  }),
  'bracket-unexpected': (details) => ({
    message: /[[{]/.test(details.written ?? '')
      ? `This “${details.written}” is one too many.`
      : `This “${details.written}” does not close what is open on the line.`,
    hint: type(details, 'keep one } for each { and one ] for each ['),
  }),
  'braces-doubled': (details) => ({
    message: 'The braces around these keys are written twice.',
    hint: type(details, 'keep one { at the start and one } at the end'),
  }),
  'brackets-absent': (details) => ({
    message: 'Several texts on one line stand in brackets.',
    hint: type(details, 'write [ before the first and ] behind the last'),
  }),
  'brackets-empty': ({ written }) => ({
    message: `“${written}” says that there is nothing, and there is something below.`,
    hint: `delete ${written}`,
  }),
  'colon-in-text': (details) => ({
    message: 'A text with a colon in it has to stand in quotes.',
    hint: type(details, IN_QUOTES),
  }),
  'colon-missing': (details) => ({
    message: `The colon after “${details.written}” is missing.`,
    hint: type(details, 'write a colon after the key'),
  }),
  'colon-replaced': (details) => ({
    message: `A key is followed by a colon, not by “${details.written}”.`,
    hint: type(details, 'write a colon and a space'),
  }),
  'comma-missing': (details) => ({
    message: 'A comma is missing between what stands in the braces or brackets.',
    hint: type(details, 'write a comma between any two'),
  }),
  'comma-unexpected': () => ({
    message: 'The comma at the end of the line does not belong.',
    hint: 'delete the comma',
  }),
  'keys-beside': () => ({
    message: 'Without braces, a line holds only one key with its value.',
    hint: 'put what follows the first value on a line of its own that begins as far to the right, without commas',
  }),
  'keys-copied': ({ written }) => ({
    message: `“${written}” copies nothing: here, no keys are taken over from another place.`,
    hint: 'write the keys here; a section that several pages share goes into site/blocks',
  }),
  'keys-together': ({ written }) => ({
    message: 'One line has one key only.',
    hint: `move what stands behind ${written} to the next line, two spaces further to the right`,
  }),
  'dash-missing': (details) => ({
    message: 'The dash with which each item of the list begins is missing.',
    hint: type(details, 'write “- ” before the first line of the item'),
  }),
  'dash-unexpected': (details) => ({
    message: 'There is a dash too many at the start of the line.',
    hint: type(details, 'keep one dash'),
  }),
  'dash-wide': (details) => ({
    message: 'Behind the dash goes one space, so that the lines below begin where its key does.',
    hint: type(details, 'leave one space behind the dash'),
  }),
  'document-second': ({ written = '---' }) => ({
    message: `A line with “${written}” splits the file in two, and only the first part would be read.`,
    hint: `delete the line “${written}”, or move what follows to a file of its own`,
  }),
  fence: ({ written = '```' }) => ({
    message: `The line “${written}” is no part of the file: it comes from where the text was copied.`,
    hint: `delete the line ${written}`,
  }),
  indentation: ({ spaces, moved }) => ({
    message: 'The spaces at the start of the line do not fit the lines around it.',
    hint:
      spaces === undefined
        ? 'use as many spaces as the lines of its group have, and two more for what belongs to another line'
        : `start the line with ${count(spaces)}${moved === undefined ? '' : ` and move the next ${moved === 1 ? 'line' : `${moved} lines`} as far`}`,
  }),
  'item-named': ({ written }) => ({
    message: `This is a list: its items have no name, and this one has “${written}”.`,
    hint: `delete ${written}: and begin the next line with a dash, as far to the right as the others`,
  }),
  'item-start-lost': ({ written, line, correct = '- type: …' }) => ({
    message: `“${written}” is written on line ${line} already: another item of the list begins here, and its first line, the one with the dash, is missing.`,
    hint: `write ${correct} on a line above, or delete what is left of this item`,
  }),
  'items-together': ({ written }) => ({
    message: 'One line of the list has one text only.',
    hint:
      written === undefined
        ? 'begin a new line with “- ” for each text'
        : `write ${written} on a line of its own, below this one`,
  }),
  'key-above-missing': ({ written }) => ({
    message:
      written === undefined
        ? 'The key to which this list belongs is missing above it.'
        : `The key to which “${written}” and what follows belong is missing above them.`,
    hint: `write the key with its colon in a line above, such as ${written === undefined ? 'items' : 'title'}:, as far to the right as the other keys`,
  }),
  'key-above-lost': ({ written, line }) => ({
    message: `“${written}” is written on line ${line} already, and here begins what belongs to another key, which is lacking above.`,
    hint: 'write the key that is lacking on a line above, with its colon and two spaces less, or delete what is repeated',
  }),
  'key-above-noted': (details) => ({
    message: `“${details.written}” is a note, since it begins with #, and the lines that follow belong to that key.`,
    hint: type(details, 'delete the #'),
  }),
  'key-dressed': (details) => ({
    message: `A key stands by itself: “${details.written}” does not belong there.`,
    hint: type(details, 'write the key and a colon, without other signs'),
  }),
  'key-too-long': () => ({
    message: 'There is a colon in the midst of a very long text without quotes.',
    hint: IN_QUOTES,
  }),
  'key-twice': ({ written, line, correct }) =>
    correct === undefined
      ? {
          message: `“${written}” is written on line ${line} already.`,
          hint: `keep one of the two, this one or that on line ${line}`,
        }
      : {
          message: `“${written}” is written on line ${line} already, and the text in the other language is missing.`,
          hint: `write ${correct} if this is that one`,
        },
  'line-broken': () => ({
    message: 'The text of the line before goes on here, but this line does not belong to it.',
    hint: 'join the two lines',
  }),
  'line-end-lost': ({ written }) => ({
    message: `Two lines have been joined here: “${written}” is the end of one and the key that begins the next.`,
    hint: 'break the line where the second key begins, and start that two spaces to the left of the lines below',
  }),
  'lines-compared': () => ({
    message: 'This comes from a comparison of two versions: “-” marks what was before, “+” what is now.',
    hint: 'delete the lines that begin with -, and the + of the others',
  }),
  'line-lost': ({ written }) => ({
    message: `Above this text the line “${written}” is missing.`,
    hint: `write ${written} on a line above it, two spaces less far to the right`,
  }),
  'lines-joined': ({ written, spaces }) => ({
    message: `Two lines have been joined here: “${written}” is another key.`,
    hint:
      spaces === undefined
        ? `put ${written} on a line of its own, two spaces to the left of the lines below`
        : `put ${written} on a line of its own that begins with ${count(spaces)}`,
  }),
  'lines-swapped': ({ written }) => ({
    message: `This line and the one above it, “${written}”, have changed places.`,
    hint: 'move this line above the other one',
  }),
  'line-without-colon': () => ({
    message: 'This line is no “key: value”, and does not belong to the text before it.',
    hint: 'write the key, a colon, a space and the value; a text of several lines follows a | and stands two spaces further in',
  }),
  'mark-behind-quote': (details) => ({
    message: `Nothing can stand behind the quotes that close the text, and there is “${details.written}”.`,
    hint: type(details, 'delete it, or move it inside the quotes'),
  }),
  'mark-missing': () => ({
    message: 'Something is missing here for the line to be understood.',
    hint: 'see, on this line and the one before, that quotes, braces and brackets are closed, and that each key is followed by a colon and a space',
  }),
  'note-behind-text': (details) => ({
    message: `Behind the quotes that close the text only a note may stand, which begins with #, and there is “${details.written}”.`,
    hint: type(details, 'write # before the note'),
  }),
  'note-foreign': (details) => ({
    message: `A note does not begin with “${details.written}” but with a number sign.`,
    hint: type(details, 'write # before the note'),
  }),
  'note-unmarked': (details) => ({
    message: 'This line is not a key with its value: if it is a note, the hash at its start is missing.',
    hint: type(details, 'write # and a space before it'),
  }),
  'note-in-braces': (details) => ({
    message: 'From “#” on, the line is a note, and the brace that closes is part of it.',
    hint: type(details, 'delete the #, or move the note behind the brace'),
  }),
  'placeholder-unquoted': (details) => ({
    message: 'A text that starts with “{{” has to stand in quotes.',
    hint: type(details, IN_QUOTES),
  }),
  'quote-curly': (details) => ({
    message: 'The quotes of a word processor (“ ”) do not serve here: a text stands between straight ones.',
    hint: type(details, 'write straight quotes: "…"'),
  }),
  'quote-doubled': (details) => ({
    message: 'The quotes around the text are written twice.',
    hint: type(details, 'keep one at the start and one at the end'),
  }),
  'quote-in-text': (details) => ({
    message: 'There are quotes inside a text that stands in quotes of the same kind.',
    hint: type(details, 'use ‘ ’ inside the text'),
  }),
  'quote-missing': ({ written = '"', correct }) => ({
    message: `The quote that closes the text is missing: ${written === "'" ? 'a single one' : 'a double one'}.`,
    hint: correct === undefined ? `write ${written} at the end of the text` : `write ${correct}`,
  }),
  'quote-not-opened': (details) => ({
    message: 'The text ends with a quote that was not opened.',
    hint: type(details, 'write " before the text, too'),
  }),
  'quotes-differ': (details) => ({
    message: 'The text is opened by one kind of quotes and closed by another.',
    hint: type(details, 'write " at both ends'),
  }),
  'sign-foreign': (details) => ({
    message: `“${details.written}” is not the sign that counts here: it only looks like it.`,
    hint: type(details, 'write the sign of a keyboard that is switched to English'),
  }),
  'space-after-colon': (details) => ({
    message: 'A space is missing after the colon.',
    hint: type(details, 'write a space after the colon'),
  }),
  'space-after-dash': (details) => ({
    message: 'A space is missing after the dash.',
    hint: type(details, 'write a space after the dash'),
  }),
  'space-foreign': (details) => ({
    message: 'There is an invisible space on this line that does not count as a space: it was copied from elsewhere.',
    hint: type(details, 'delete it and type a space with the space bar'),
  }),
  'spaces-foreign': ({ spaces }) => ({
    message: 'The line starts with invisible spaces of another kind, copied from elsewhere, which do not count here.',
    hint:
      spaces === 0
        ? 'delete them'
        : `delete them and type ${spaces === undefined ? 'spaces' : count(spaces)} with the space bar`,
  }),
  'start-of-text': (details) => ({
    message:
      details.written === undefined
        ? 'The text starts with a mark that means something else here.'
        : `A text that starts with “${details.written}” has to stand in quotes.`,
    hint: type(details, IN_QUOTES),
  }),
  tab: ({ spaces }) => ({
    message: 'The line starts with a tab, and only spaces serve here.',
    hint: `delete the tab and start the line with ${spaces === undefined ? 'as many spaces as the lines of its group' : count(spaces)}`,
  }),
  'tag-foreign': ({ written = '!include' }) => ({
    message: `“${written}” belongs to other programs, and brings nothing from elsewhere here.`,
    hint: 'write what it was to bring in its place',
  }),
  command: ({ written }) => ({
    message: `“${written}” is for a program, and no part of the content.`,
    hint: 'delete this line',
  }),
  'text-loose': () => ({
    message: 'From here on there is something loose that is part of nothing above it.',
    hint: 'delete these lines, or move them to the text or the list that they belong to',
  }),
  'text-unquoted': (details) => ({
    message: 'This text has to stand in quotes to be read as a whole.',
    hint: type(details, IN_QUOTES),
  }),
  'too-deep': () => ({
    message: 'Too many braces, brackets or dashes are open inside each other.',
    hint: 'delete those that do not belong',
  }),
  unexpected: () => ({
    message: 'Something here does not belong, or something is missing just before.',
    hint: 'if the text has a colon, a number sign, braces or quotes in it, put all of it in double quotes',
  }),
  'file-twice': () => ({
    message: 'The whole file is there twice: here it begins once more.',
    hint: 'delete everything from here to the end',
  }),
  'mark-of-merge': ({ written = '=======' }) => ({
    message: `The line “${written}” was left when two versions of the file were put together.`,
    hint: 'delete it and, if what stands above and below it is the same in two versions, keep one of them',
  }),
  unmerged: () => ({
    message: 'Two versions of the same were left in the file, between the lines “<<<<<<<” and “>>>>>>>”.',
    hint: 'keep one of the two, and delete the other and the lines “<<<<<<<”, “=======” and “>>>>>>>”',
  }),
  'value-with-keys': ({ written }) => ({
    message: `“${written}” has a value on its line and keys below it as well.`,
    hint: `leave “${written}:” with nothing behind it: the value, if it is needed, goes on a line of its own below, with its key before it`,
  }),
};
