import { gapIn } from '../../compiler/values/gaps';
import { type ContentPlace, placeIn } from '../place';

/** A text as a field shows it: what is still to be written is not there yet, and says what belongs there. */
interface FieldText {
  readonly text: string;
  readonly placeholder: string | undefined;
}

/** What a field shows of a text that is written, or of a value that may be still to be written. */
export function fieldText(written: unknown): FieldText {
  const text = written === undefined || written === null ? '' : String(written);
  const gap = gapIn(text);
  if (gap === undefined) return { text, placeholder: undefined };
  const rest = text.slice(0, gap.offset) + text.slice(gap.offset + gap.length);
  if (rest.replaceAll(/<[^<>]*>/g, '').trim() !== '') return { text, placeholder: undefined };
  return { text: '', placeholder: text.slice(gap.offset + '[['.length, gap.offset + gap.length - ']]'.length) };
}

/** Whether nothing is written yet. */
export function isUnwritten(written: unknown): boolean {
  return fieldText(written).text === '';
}

/** The first text in a value that is still to be written. */
export function firstGap(place: ContentPlace, value: unknown): ContentPlace | undefined {
  if (typeof value === 'string') return gapIn(value) === undefined ? undefined : place;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = firstGap(placeIn(place, Array.isArray(value) ? Number(key) : key), part);
    if (found !== undefined) return found;
  }
  return undefined;
}
