import { CORE_SCHEMA, load } from 'js-yaml';
import { structureOf } from './structure';

/** Tabs, line ends of other systems, characters that cannot be seen, but for spaces that do not break. */
const ODD_CHARACTER = /[^\n\x20-\x7e\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/** Before the first of two versions, also within a text. */
const MARK_OF_MERGE = '<<<<<<<';

/** What the fast reader takes for a character even where there is none of that number. */
const LONG_ESCAPE = '\\U';

/** A block of text that begins with keys. */
const KEYS_IN_BLOCK =
  /[:-] +[|>][-+\d]* *\n(?: *(?:- +)?[\p{L}_][\p{L}\p{N}_-]*: *\n)* *(?:- +)?[\p{L}_][\p{L}\p{N}_-]*: +["'{[|>]/u;

/** A language as a key; in a block of text it is one that stands too far to the right. */
const LANGUAGE_LINE = /^ *[a-z]{2}: +[|>"']/gm;

/**
 * What in the structure of a file could mean something else to the fast reader than to the exact one, or be a mistake to
 * only one of them. Whoever writes so is not wrong: the file is then read by the exact one.
 */
const ODD_STRUCTURE: readonly RegExp[] = [
  /\u00a0/,
  // Anchors, aliases, tags, merge keys, directives, and where one document ends and another begins.
  /(?:^|[\s[{,])(?:[&*]\S|!)/m,
  /<</,
  /^(?:%|---|\.\.\.)/m,
  // Keys that are no simple text, and empty ones.
  /(?:^[ -]*|[[{,] *)(?:[?:](?:[\s\]},]|$)|(?:~|null|Null|NULL) *:)/m,
  /[\]}"'] *:/,
  // Numbers that YAML has written in more than one way.
  /(?:^|[\s[{,])(?:[-+]?0[\dbBoOxX_-]|[-+]0(?!\.\d)|\+\d|[-+]\.\d)|\d[eE][-+]?\d\d/m,
  // A map or list as a key, which an expression without its quotes is taken for, or one behind a comma.
  /(?:^|[:[{,-]) *\{ *[{[]|, *[{[]/m,
  // Lists, maps and quoted texts of more than one line.
  /^ *[,\]}]/m,
  /(?:^|[:-]) +[[{](?!.*[\]}] *$)/m,
  /(?:^|[:[{,-]) +'(?!' *(?:$|[,\]}]| #))|"/m,
  // A comment right behind something else, or in place of an item.
  /[\]}']#|- +#/,
  // A dash without an item, behind which the fast reader goes on with the items of a list further to the left.
  /^[ -]*- *$/m,
  // Items of a list that go on a text above them, as the first has no dash or they stand further to the right.
  /^ *[^\s#"'{[|>-][^\n:]*\n(?: *\n)* *- /m,
  /^( *)- [^\n:]+\n(?: *\n)*\1 +- /m,
  // Notes without their hash, and as other languages have them, which are keys where a colon follows.
  /^ *[^\s#:"'-][^\s:]* [^\n:]*: +[^\s"'{[|>]/m,
  /^ *(?:\/\/|<!--|\/\*)/m,
  // The mark of a new line, as programs show what has changed.
  /^\+/m,
  // Block texts with an indentation indicator, and a dash before their sign.
  /[|>][-+]?\d|-[|>]/,
  // What looks like the sign of one.
  /: +[Il1¦/\\] *\n *</,
];

/** A list or map in brackets, to the end of its line. */
const FLOW = /(?:^ *|[:-] +)[[{].*/gm;

/** A key in brackets without its colon or the space behind it, which braces make a key without a value. */
const ODD_KEY_IN_FLOW: readonly RegExp[] = [
  /[{,] *[\p{L}_][\p{L}\p{N}_-]*(?: *[.;=：] *["']| *:["']| +["']|:[^\s/:,]| +:\S)/u,
  /[{,] *[\p{L}_][\p{L}\p{N}_-]* +[^\s:,{}][^:,{}\n]*[,}]/u,
];

/**
 * The data of a YAML file by the faster of two readers, which tells no positions and takes a tenth of the time; nothing
 * where it could give other data than the exact one, or finds something wrong.
 */
export function readFast(text: string): { readonly data: unknown } | undefined {
  try {
    if (ODD_CHARACTER.test(text) || KEYS_IN_BLOCK.test(text)) return undefined;
    if (text.includes(MARK_OF_MERGE) || text.includes(LONG_ESCAPE)) return undefined;
    const structure = structureOf(text);
    if (ODD_STRUCTURE.some((pattern) => pattern.test(structure))) return undefined;
    if (text.match(LANGUAGE_LINE)?.length !== structure.match(LANGUAGE_LINE)?.length) return undefined;
    const flows = structure.match(FLOW)?.join('\n') ?? '';
    if (ODD_KEY_IN_FLOW.some((pattern) => pattern.test(flows))) return undefined;
    const data = load(text, { schema: CORE_SCHEMA });
    return data === undefined ? undefined : { data };
  } catch {
    // What is wrong, and where, the exact reader tells; it also reads what is too long to be looked through.
    return undefined;
  }
}
