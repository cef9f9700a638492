import { gapIn } from '../../compiler/values/gaps';

/** A text as a field shows it: what is still to be written is not there yet, and says what belongs there. */
export interface FieldText {
  readonly text: string;
  readonly placeholder: string | undefined;
}

/** What a field shows of a text that is written, or of a value that may be still to be written. */
export function fieldText(written: unknown): FieldText {
  const text = written === undefined || written === null ? '' : String(written);
  const gap = gapIn(text);
  if (gap === undefined) return { text, placeholder: undefined };
  const rest = text.slice(0, gap.offset) + text.slice(gap.offset + gap.length);
  if (rest.replaceAll(/<[^>]*>/g, '').trim() !== '') return { text, placeholder: undefined };
  return { text: '', placeholder: text.slice(gap.offset + '[['.length, gap.offset + gap.length - ']]'.length) };
}

/** Whether nothing is written yet. */
export function isUnwritten(written: unknown): boolean {
  return fieldText(written).text === '';
}
