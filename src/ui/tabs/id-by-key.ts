import { isRightToLeft } from '../is-right-to-left';

/** Which tab a key leads to from the current one, round the ends; undefined for a key that is not about tabs. */
export function idByKey(key: string, ids: readonly string[], current: string): string | undefined {
  const index = ids.indexOf(current);
  const [back, forth] = isRightToLeft() ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return ids.at(index - 1);
  if (key === forth) return ids[(index + 1) % ids.length];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  return key === ' ' ? current : undefined;
}
