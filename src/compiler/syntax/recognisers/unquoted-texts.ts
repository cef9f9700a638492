import { insertion } from '../../values/text-edit';
import { BRACES_TWICE, KEY, matches } from '../patterns';
import { type FaultContext, quoted, type Repair, valuePart } from '../repair';

/** Anything else that can be read once it stands between quotes. */
export function* anyText({ near }: FaultContext): Iterable<Repair> {
  for (const line of near.slice(0, 2)) {
    const { key, dashes, value, valueStart } = line;
    if ((key === '' && dashes === '') || value === '' || /^["'{[]/.test(value)) continue;
    const edits = [{ offset: valueStart, length: value.length, text: quoted(value) }];
    yield { reason: 'text-unquoted', at: valuePart(line), edits, isCertain: false };
  }
}

/** What has a meaning of its own at the start of a text. */
const MARKS = /^(?:\{\{|[&*!@%`>|?,#\]}]|- |\[[^\]]*\] *[^\s#]|\{[^}]*\} *[^\s#])/;

/** `Hola: pan"`, alone or in braces: a text with a colon or a comma in it that only ends in a quote. */
const NOT_OPENED =
  /(?<=^|[{,] *[\p{L}\p{N}_-]+: +)[^"'{[,}\s](?:[^"'{}[\],]|,(?! *[\p{L}\p{N}_-]+: ))*"(?= *(?:$|[}\]]|, *[\p{L}\p{N}_-]+: ))/gu;

export function* unopenedQuotes({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: text } of matches(NOT_OPENED, line.value)) {
      if (!/[:,] /.test(text) || (index === 0 && line.key === '')) continue;
      const offset = line.valueStart + index;
      yield {
        reason: 'quote-not-opened',
        at: { offset, length: text.length },
        edits: [insertion(offset, '"')],
        isCertain: true,
      };
    }
  }
}

/** A text that begins with a mark of YAML, or has a colon in it, and stands there without quotes. */
export function* unquotedTexts({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const { value, valueStart, key } = line;
    if (/^["']/.test(value) || value === '' || BRACES_TWICE.test(value)) continue;
    const isText = !(/^[[{].*[\]}]$/.test(value) || OPENED_MAP.test(value)) || value.startsWith('{{');
    const hasMark = MARKS.test(value);
    if (isText && (hasMark || (/: |:$/.test(value) && key !== ''))) yield wrapped(value, valueStart);
    for (const { index, 0: inner } of matches(VALUE_IN_BRACES, value)) {
      // `{ from: /home2 page: home }` lacks a comma.
      if (MARKS.test(inner) || (inner.includes(': ') && !NAME_AND_KEY.test(inner)))
        yield wrapped(inner.trimEnd(), valueStart + index);
    }
  }
}

/** A text without quotes, which may begin with what a figure is named by: `{ es: {{facts.loaves}} panes }`. */
const VALUE_IN_BRACES = /(?<=[{,] {0,99}[\p{L}\p{N}_-]+: {1,99})(?:\{\{[^{}"']*\}\}|[^"'{[,}\s])[^,}]*/gu;

/** Braces that hold a key. */
const OPENED_MAP = new RegExp(`^\\{ *${KEY}: `, 'u');

const NAME_AND_KEY = new RegExp(`^[\\w./-]+ +${KEY}: +\\S+ *$`, 'u');

/** A bar or a dash before a word: nobody wants it to be read. */
const NEEDLESS = /^(?:[|>] *|- +)(?=\p{L})/u;

function wrapped(text: string, offset: number, length = text.length): Repair {
  // The quote at the end has lost the one at the start.
  if (/^\{\{[^"]*"$/.test(text)) return wrapped(text.slice(0, -1), offset, text.length);
  const own = /^`[^`]*`$/.test(text) ? text.slice(1, -1) : withoutQuoteSigns(text.replace(NEEDLESS, ''));
  return {
    ...(text.startsWith('{{')
      ? { reason: 'placeholder-unquoted' as const }
      : MARKS.test(text)
        ? { reason: 'start-of-text' as const, written: text.charAt(0) }
        : { reason: 'colon-in-text' as const }),
    at: { offset, length },
    edits: [{ offset, length, text: quoted(own) }],
    isCertain: true,
  };
}

/** `&quot;Mayo&quot;`, as a web page has its quotes, and `“Mayo”`, as a word processor has them. */
export function withoutQuoteSigns(text: string): string {
  return text.replace(/^&quot;(.+)&quot;$/, '$1').replace(/^[“”„]([^“”„]+)[“”]$/, '$1');
}
