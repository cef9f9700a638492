import type { Place } from '../findings/finding';
import type { Fix } from '../findings/fix';
import { fixOfText, setEdit } from '../findings/fixes';
import { linksIn, textOfLink } from '../html/html-links';
import { htmlTexts } from '../texts/readable-texts';
import { inFewFiles, textsIn, valuesResolvedAs } from '../values/values';

/** A telephone that a link dials. */
interface DialledPhone {
  readonly place: Extract<Place, { pointer: unknown }>;
  readonly phone: string;
  /** What visitors read there, in each language. */
  readonly shown: readonly string[];
  /** Has the link dial another one. */
  readonly dialling: (phone: string) => Fix;
}

/** The telephones that links dial, in texts and by themselves. */
export const dialledPhones = inFewFiles('dialled-phones', (source, contract): readonly DialledPhone[] => [
  ...htmlTexts({ sources: [source], contract }).flatMap((written) =>
    linksIn(written.text).flatMap(({ address, part }): DialledPhone[] => {
      const phone = phoneIn(address);
      if (phone === undefined) return [];
      const place = { source, pointer: written.pointer, part };
      const dialling = (correct: string) => fixOfText(written, [{ ...part, text: asAddress(correct) }], false);
      return [{ place, phone, shown: [textOfLink(written.text, part)], dialling }];
    }),
  ),
  ...valuesResolvedAs({ sources: [source], contract }, 'link').flatMap(({ pointer, value: { label, url } }) => {
    const phone = phoneIn(url ?? '');
    if (phone === undefined) return [];
    const place = { source, pointer: [...pointer, 'url'] };
    const shown = label === undefined ? [] : textsIn({ source, pointer, value: label }).map(({ text }) => text);
    const dialling = (correct: string): Fix => ({ edits: [setEdit(place, asAddress(correct))], isCertain: false });
    return [{ place, phone, shown, dialling }];
  }),
]);

function phoneIn(address: string): string | undefined {
  return /^tel:(\+?[\d().\s-]{6,24})$/i.exec(address)?.[1];
}

/** How a link names a telephone: without anything between its figures. */
export function asAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
