import type { Contract } from '../../compiler/contract';
import { gapIn } from '../../compiler/gaps';
import type { Source } from '../../compiler/load';
import { oncePerObject } from '../../compiler/once-per-object';
import { textsIn, valuesResolvedAs } from '../../compiler/values';
import { valueIn } from '../forms/schema-at';

/**
 * A file from which what is still to be written was taken out, with that again wherever people will read a text: whoever
 * looks at the page sees where something belongs, and can press it.
 */
export const withGapsShown = oncePerObject((source: Source, asWritten: Source, contract: Contract): Source => {
  if (source === asWritten || !asWritten.text.includes('[[')) return source;
  const texts = valuesResolvedAs({ sources: [asWritten], contract }, 'text', 'sharedText', 'html').flatMap(textsIn);
  const data: unknown = structuredClone(source.data);
  for (const { pointer, text } of texts) {
    const holder = valueIn(data, pointer.slice(0, -1));
    if (gapIn(text) !== undefined && typeof holder === 'object' && holder !== null)
      Reflect.set(holder, pointer.at(-1) ?? '', text);
  }
  return { ...source, data };
});
