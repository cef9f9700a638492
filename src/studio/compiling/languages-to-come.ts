import { withAddressesToCome } from '../../compiler/addresses/addresses-to-come';
import type { Contract } from '../../compiler/schema/contract';
import type { Source } from '../../compiler/source';
import { textGap } from '../../compiler/values/gaps';
import { valueAt } from '../../compiler/values/value-at';
import { valuesResolvedAs } from '../../compiler/values/values';
import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';

/** A page with an address in each language. Nothing could be drawn without, in no language. */
export const withAddresses = oncePerObject((source: Source, { languages }: Contract): Source => {
  const path = source.kind.collection === 'pages' ? valueAt(source.data, ['path']) : undefined;
  const addresses = isRecord(path) ? withAddressesToCome(path, languages) : undefined;
  if (!isRecord(source.data) || addresses === undefined) return source;
  return source.withData({ ...source.data, path: addresses });
});

/** What a file says, with what is still to be written where a text lacks a language: who translates sees it, and can press it. */
export const withTextsToCome = oncePerObject((source: Source, contract: Contract): Source => {
  const { languages } = contract;
  const missing = valuesResolvedAs({ sources: [source], contract }, 'text', 'html').flatMap(({ pointer, value }) =>
    isRecord(value) ? languages.flatMap(({ code }) => (value[code] === undefined ? [{ pointer, code }] : [])) : [],
  );
  if (missing.length === 0) return source;
  const data: unknown = structuredClone(source.data);
  for (const { pointer, code } of missing) Reflect.set(Object(valueAt(data, pointer)), code, textGap(code));
  return source.withData(data);
});
