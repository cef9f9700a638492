import type { Edit } from '../../../compiler/findings/fix';
import { asRecord, isRecord } from '../../../shared/is-record';
import type { Languages } from '../../../shared/language';
import { fieldText, isUnwritten } from '../../content/gap-text';
import type { ContentPlace } from '../../place';
import { editThatWrites } from '../edit-that-writes';
import { FRAMING, type Framing } from './framing';

/** A reference to a picture as far as it is written. */
interface MediaValue {
  readonly src: string | undefined;
  /** By the codes of the languages of the site; none that is still to be written. */
  readonly alt: Readonly<Record<string, string>>;
  readonly isDecorative: boolean;
}

/** What is written of a picture; a text that is no map is that of each language. */
export function readMedia(value: unknown, languages: Languages): MediaValue {
  const { src, alt, decorative } = asRecord(value);
  const texts = languages.flatMap(({ code }) => {
    const text = isRecord(alt) ? alt[code] : alt;
    return typeof text === 'string' && !isUnwritten(text) ? [[code, fieldText(text).text] as const] : [];
  });
  return {
    src: typeof src === 'string' && !isUnwritten(src) ? src : undefined,
    alt: Object.fromEntries(texts),
    isDecorative: decorative === true,
  };
}

/** Puts another picture in the place of one, or where there was none. `ofFile` is the data of the file. */
export function pictureEdits(place: ContentPlace, value: unknown, src: string, ofFile?: unknown): Edit[] {
  if (value === undefined) return [editThatWrites(ofFile, place, { src })];
  if (!isRecord(value)) return [{ do: 'set', ...place, value: { src } }];
  // What was said of how another one is cut says nothing of this one.
  const framing = FRAMING.filter((key) => value.src !== src && Object.hasOwn(value, key));
  return [put(place, value, 'src', src), ...framing.map((key) => ({ do: 'remove', ...within(place, key) }) as const)];
}

/** Says in one language what a picture shows; an empty text takes it away. */
export function altEdits(
  place: ContentPlace,
  value: unknown,
  languages: Languages,
  code: string,
  text: string,
): Edit[] {
  if (!isRecord(value)) return [];
  const { alt } = value;
  const atAlt = within(place, 'alt');
  if (isRecord(alt)) {
    if (text !== '') return [put(atAlt, alt, code, text)];
    if (alt[code] === undefined) return [];
    const isLast = Object.keys(alt).length === 1;
    return [{ do: 'remove', ...(isLast ? atAlt : within(atAlt, code)) }];
  }
  if (text === '') return alt === undefined ? [] : [{ do: 'remove', ...atAlt }];
  // A site of one language writes the text itself.
  return [put(place, value, 'alt', languages.length > 1 ? { [code]: text } : text)];
}

/** Marks a picture as one that says nothing, or no longer so; `untold` is what was said of it before. */
export function decorativeEdits(
  place: ContentPlace,
  value: unknown,
  isDecorative: boolean,
  untold: unknown = undefined,
): Edit[] {
  if (!isRecord(value)) return [];
  if (!isDecorative) {
    const told: Edit[] = untold === undefined || value.alt !== undefined ? [] : [put(place, value, 'alt', untold)];
    return [
      ...(value.decorative === undefined ? [] : [{ do: 'remove', ...within(place, 'decorative') } as const]),
      ...told,
    ];
  }
  const removed: Edit[] = value.alt === undefined ? [] : [{ do: 'remove', ...within(place, 'alt') }];
  return [...removed, put(place, value, 'decorative', true)];
}

/** Says what of a picture must stay in sight. */
export function focusEdits(place: ContentPlace, value: unknown, focus: Framing['focus']): Edit[] {
  return isRecord(value) ? [put(place, value, 'focus', focus)] : [];
}

function put(place: ContentPlace, into: Readonly<Record<string, unknown>>, key: string, value: unknown): Edit {
  return { do: Object.hasOwn(into, key) ? 'set' : 'insert', ...within(place, key), value };
}

function within({ file, pointer }: ContentPlace, key: string): ContentPlace {
  return { file, pointer: [...pointer, key] };
}
