import { isRecord } from '../../../shared/is-record';

/** What of a photograph is seen: a point of it, in percent of what its crop leaves, and how much is cut away at each side. */
export interface Framing {
  readonly focus: { readonly x: number; readonly y: number } | undefined;
  readonly crop: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

/** The keys of a picture that say so. */
export const FRAMING: readonly string[] = ['focus', 'crop'];

/** Whether the form of a picture says how it is cut: drawings are not. */
export function isFramed(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && typeof value.src === 'string' && /\.(?!svg$)\w+$/i.test(value.src);
}

export function readFraming(value: unknown): Framing {
  const { focus, crop } = isRecord(value) ? value : {};
  const [x, y] = ['x', 'y'].map((key) => percent(focus, key));
  const cut = (side: string) => percent(crop, side) ?? 0;
  return {
    focus: x === undefined || y === undefined ? undefined : { x, y },
    crop: { top: cut('top'), right: cut('right'), bottom: cut('bottom'), left: cut('left') },
  };
}

function percent(holder: unknown, key: string): number | undefined {
  const value = isRecord(holder) ? holder[key] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The focus at a point of the whole photograph, in percent of that. */
export function focusAt({ crop }: Framing, whole: { readonly x: number; readonly y: number }): Framing['focus'] {
  return {
    x: within(whole.x, crop.left, 100 - crop.right),
    y: within(whole.y, crop.top, 100 - crop.bottom),
  };
}

function within(at: number, start: number, end: number): number {
  // Of a photograph of which nothing is left, any point is the same.
  return Math.min(100, Math.max(0, Math.round((100 * (at - start)) / Math.max(1, end - start))));
}

/** Where a focus is in the whole photograph. */
export function placeOfFocus({ focus, crop }: Framing): Framing['focus'] {
  if (focus === undefined) return undefined;
  return {
    x: crop.left + (focus.x * (100 - crop.left - crop.right)) / 100,
    y: crop.top + (focus.y * (100 - crop.top - crop.bottom)) / 100,
  };
}
