import { matches } from './quotes';
import { insertion, type Repair, type Scene, valuePart } from './repair';

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
    if (!line.value.startsWith('{')) continue;
    const note = matches(/"[^"]*"|'[^']*'|(?<= )#/g, line.value).find(({ 0: mark }) => mark === '#')?.index;
    if (note === undefined || !line.value.endsWith('}')) continue;
    const before = line.value.slice(0, note).trimEnd();
    const after = line.value.slice(note + 1).trim();
    const [, own = '', closing = ''] = /^([^#}]*?) *(\}+)$/.exec(after) ?? [];
    const isKey = /^[\p{L}_][\p{L}\p{N}_-]*: /u.test(after);
    if (!isKey && closing === '') continue;
    // No value stands before it: `{ page: #services }`.
    const isValue = /: *$/.test(before) && /^[\w-]+$/.test(own);
    const kept = isKey || isValue ? before : before.replace(/,$/, '');
    const comma = /[,{]$/.test(before) ? '' : ',';
    const text = isKey ? `${comma} ${after}` : ` ${isValue ? `${own} ${closing}` : `${closing} # ${own}`}`;
    const change = { offset: line.valueStart + kept.length, length: line.value.length - kept.length, text };
    yield { reason: 'note-in-braces', at: valuePart(line), changes: [change], written: '#', isCertain: false };
  }
}
