import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { namesOfEntries } from '../names/names-of-entries';
import type { OwnRule } from '../rule';
import { inEach, valuesResolvedAs } from '../values/values';

/** The picture of one of several is described as that one, and not as another of them. */
export const altOther: OwnRule<'alt-other'> = (site) => {
  const pictures = valuesResolvedAs(site, 'media');
  return site.sources.flatMap((source) => {
    const names = namesOfEntries(source);
    if (names.size < 2) return [];
    return pictures
      .filter((picture) => picture.source === source)
      .flatMap(({ pointer, value: { alt } }): Finding<'alt-other'>[] => {
        const own = names.get(String(pointer[0]));
        if (own === undefined) return [];
        const wrong = inEach(alt).flatMap(({ key, text }) => {
          const name = text.includes(own) ? undefined : otherIn(text, names, pointer);
          if (name === undefined) return [];
          const place = { source, pointer: [...pointer, 'alt', ...key] };
          return [{ place, name, edit: setEdit(place, text.replace(name, own)) }];
        });
        const [first] = wrong;
        if (first === undefined) return [];
        const fix = { edits: wrong.map(({ edit }) => edit), isCertain: false };
        return [{ code: 'alt-other', place: first.place, details: { name: first.name, own }, fix }];
      });
  });
};

function otherIn(text: string, names: ReadonlyMap<string, string>, pointer: Pointer): string | undefined {
  return [...names].find(([id, name]) => id !== pointer[0] && text.includes(name))?.[1];
}
