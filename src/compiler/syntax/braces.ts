import { insertion, type TextEdit } from '../texts/text-edit';
import type { Line } from './lines';
import { matches } from './quotes';
import { type Repair, type Scene, valuePart } from './repair';

const TEXT = `(?:"[^"]*"|'[^']*')`;
const TEXTS_BY_LANGUAGE = new RegExp(
  `\\{ *[a-z]{2}: +${TEXT}(?: *, *[a-z]{2}: +${TEXT})*(?= *, *[\\p{L}_][\\p{L}\\p{N}_-]{2,}: )`,
  'gu',
);

/** `{ label: { es: "Pan", en: "Bread", page: bread }`: what is no language stands outside. */
export function* innerBraces({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    for (const { index, 0: inside } of matches(TEXTS_BY_LANGUAGE, line.value)) {
      const changes = [insertion(line.valueStart + index + inside.length, ' }')];
      yield { reason: 'bracket-missing-inside', at: valuePart(line), changes, written: '}', isCertain: true };
    }
  }
}

/** `{ es: "Pan", # en: "Bread" }`: the brace is part of the note. */
export function* notesInBraces({ near }: Scene): Iterable<Repair> {
  for (const line of near) {
    if (!line.value.startsWith('{') || !line.value.endsWith('}')) continue;
    const note = matches(/"[^"]*"|'[^']*'|(?<= )#/g, line.value).find(({ 0: mark }) => mark === '#')?.index;
    const change = note === undefined ? undefined : withoutNote(line, note);
    if (change === undefined) continue;
    yield { reason: 'note-in-braces', at: valuePart(line), changes: [change], written: '#', isCertain: false };
  }
}

/** The end of a line, from its note on, as it was probably meant: another key, a value, or a note behind the brace. */
function withoutNote(line: Line, note: number): TextEdit | undefined {
  const before = line.value.slice(0, note).trimEnd();
  const after = line.value.slice(note + 1).trim();
  const replacing = (kept: string, text: string) => ({
    offset: line.valueStart + kept.length,
    length: line.value.length - kept.length,
    text,
  });
  if (/^[\p{L}_][\p{L}\p{N}_-]*: /u.test(after))
    return replacing(before, `${/[,{]$/.test(before) ? '' : ','} ${after}`);
  const [, own = '', closing = ''] = /^([^#}]*?) *(\}+)$/.exec(after) ?? [];
  if (closing === '') return undefined;
  // No value stands before it: `{ page: #services }`.
  const isValue = /: *$/.test(before) && /^[\w-]+$/.test(own);
  return isValue
    ? replacing(before, ` ${own} ${closing}`)
    : replacing(before.replace(/,$/, ''), ` ${closing} # ${own}`);
}
