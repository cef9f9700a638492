import { isRecord } from '../../shared/is-record';
import { valueAt } from '../values/value-at';
import type { LanguageText } from './localised-texts';

/** What the parts of the file are called that a text belongs to: beside the label “Hours”, no figure needs its unit. */
export function calledAbove({ source, pointer, language }: LanguageText): string {
  const names = pointer.flatMap((_key, depth) => {
    const above = valueAt(source.data, pointer.slice(0, depth));
    return isRecord(above) ? [above.label, above.title, above.name] : [];
  });
  return names
    .map((name) => (isRecord(name) ? name[language] : name))
    .filter((name) => typeof name === 'string')
    .join(' ');
}
