import { insertion } from '../../values/text-edit';
import type { Line } from '../lines';
import { KEY, matches } from '../patterns';
import { type FaultContext, type Repair, valuePart } from '../repair';

const WITHOUT_COMMA =
  /(?<=[^\s"'[{,:;\\]["'])(?: +(?:; *)?|; *)(?=["'][^\s"',;\]}])|(?<=[^\s"[{,:;\\]")(?="[^\s",;\]}])/g;

const WITH_SEMICOLON = /(?<=["'}\]]) *; *(?=[\p{L}_][\p{L}\p{N}_-]*: |["'{[])/gu;

/** `["Pan" "Bollos"]`, `["Pan"; "Bollos"]` */
export function* textsWithoutComma({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (!/[{[]/.test(line.value)) continue;
    const edits = [...matches(WITHOUT_COMMA, line.value), ...matches(WITH_SEMICOLON, line.value)]
      .map(({ index, 0: { length } }) => ({ offset: line.valueStart + index, length, text: ', ' }))
      .filter(({ offset }, index, all) => all.findIndex((other) => other.offset === offset) === index)
      .sort((one, other) => one.offset - other.offset);
    for (const meant of edits.length > 1 ? [...edits.map((edit) => [edit]), edits] : [edits]) {
      if (meant.length > 0) yield { reason: 'comma-missing', at: valuePart(line), edits: meant, isCertain: true };
    }
  }
}

const AFTER_QUOTES = new RegExp(`(?<=["'}\\]]) +(?=${KEY}: |["'{[])`, 'gu');
const AFTER_WORDS = new RegExp(`(?<=[^\\s,:{[]) +(?=${KEY}: )`, 'gu');

/** `{ es: "Anterior" en: "Previous" }` */
export function* missingCommas({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (!/[{[]/.test(line.value)) continue;
    const missing = { reason: 'comma-missing' as const, at: valuePart(line) };
    const withComma = ({ index }: RegExpExecArray) => [insertion(line.valueStart + index, ',')];
    for (const place of matches(AFTER_QUOTES, line.value))
      yield { ...missing, edits: withComma(place), isCertain: true };
    for (const place of matches(AFTER_WORDS, line.value))
      yield { ...missing, edits: withComma(place), isGuess: true, isCertain: false };
  }
}

const COLON_FOR_COMMA = new RegExp(`(?<=: {1,9}(?:"[^"]*"|'[^']*'|[\\p{L}\\p{N}_-]+)):(?= +${KEY}: )`, 'gu');

/** `{ type: money: value: 18 }` */
export function* colonsForCommas({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    if (!line.value.startsWith('{')) continue;
    const edits = matches(COLON_FOR_COMMA, line.value).map(({ index }) => ({
      offset: line.valueStart + index,
      length: 1,
      text: ',',
    }));
    if (edits.length > 0) yield { reason: 'comma-missing', at: valuePart(line), edits, isCertain: true };
  }
}

/** `title: "Hola",`, and the lines that end so too. */
export function* unexpectedCommas({ near, lines }: FaultContext): Iterable<Repair> {
  const hasComma = ({ value }: Line) => value.endsWith(',') && /^(?:"[^"]*"|'[^']*'|.*[\]}]),$/.test(value);
  for (const line of near) {
    if (!hasComma(line)) continue;
    const alike = lines.filter(hasComma);
    for (const meant of alike.length > 1 ? [[line], alike] : [[line]]) {
      const edits = meant.map(({ valueStart, value }) => ({
        offset: valueStart + value.length - 1,
        length: 1,
        text: '',
      }));
      yield { reason: 'comma-unexpected', at: valuePart(line), edits, written: ',', isCertain: true };
    }
  }
}
