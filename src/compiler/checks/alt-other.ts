import type { Pointer } from '../problem';
import type { OwnRule } from '../rule';
import { isRecord } from '../sections';
import { inEach, valuesResolvedAs } from '../values';

/** The picture of one of several is described as that one, and not as another of them. */
export const altOther: OwnRule<'alt-other'> = (site) => {
  const pictures = valuesResolvedAs(site, 'media');
  return site.sources.flatMap((source) => {
    const names = source.kind.holds === 'map' ? namesIn(source.data) : new Map<string, string>();
    if (names.size < 2) return [];
    return pictures
      .filter((picture) => picture.source === source)
      .flatMap(({ pointer, value: { alt } }) =>
        inEach(alt).flatMap(({ key, text }) => {
          const own = names.get(String(pointer[0]));
          const name = own === undefined || text.includes(own) ? undefined : otherIn(text, names, pointer);
          if (own === undefined || name === undefined) return [];
          const place = { source, pointer: [...pointer, 'alt', ...key] };
          const edit = {
            do: 'set' as const,
            file: source.path,
            pointer: place.pointer,
            value: text.replace(name, own),
          };
          return [
            { code: 'alt-other' as const, place, details: { name, own }, fix: { edits: [edit], isCertain: false } },
          ];
        }),
      );
  });
};

function otherIn(text: string, names: ReadonlyMap<string, string>, pointer: Pointer): string | undefined {
  return [...names].find(([id, name]) => id !== pointer[0] && text.includes(name))?.[1];
}

/** The names of the entries of a file, of more than a word: a word may be just that. */
function namesIn(data: unknown): Map<string, string> {
  const entries = isRecord(data) ? Object.entries(data) : [];
  return new Map(
    entries.flatMap(([id, entry]) => {
      const name = isRecord(entry) ? entry.name : undefined;
      return typeof name === 'string' && /\S\s+\S/.test(name.trim()) ? [[id, name.trim()] as const] : [];
    }),
  );
}
