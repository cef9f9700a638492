import { isRecord } from '../../shared/is-record';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { folded, mayHaveAccents } from '../spelling/folded';
import { inEach } from '../values/values';

/**
 * Of the entries of a file none has the name by which another one is called: it was copied and half changed. Where all others
 * are called by their names, nor does one have only a part of the name that its key says. And what is said of its picture
 * writes the name as it does.
 */
export const entryNameOther: OwnRule<'entry-name-other'> = ({ sources }) =>
  sources.flatMap((source) => {
    if (source.kind.holds !== 'map' || !isRecord(source.data)) return [];
    const named = Object.entries(source.data).flatMap(([id, entry]) =>
      isRecord(entry) && typeof entry.name === 'string' ? [{ id, name: entry.name, asId: asId(entry.name) }] : [],
    );
    const byId = new Map(named.map((entry) => [entry.id, entry]));
    const unlike = named.filter((entry) => asId(entry.id) !== entry.asId);
    const data = source.data;
    return named.flatMap((entry): Finding<'entry-name-other'>[] => {
      const { id, name, asId: other } = entry;
      const place = { source, pointer: [id, 'name'] };
      const accented = writtenBeside(name, data[id]);
      if (accented !== undefined)
        return [
          { code: 'entry-name-other', place, details: { name, accented }, ...possibleFix(setEdit(place, accented)) },
        ];
      // The same person may be there twice, as `ana-ruiz` and as `ana-ruiz-2`.
      const isOwn = other === '' || id.includes(other) || byId.get(other)?.asId !== other;
      if (!isOwn) return [{ code: 'entry-name-other', place, details: { name, other } }];
      const isAlone = unlike.length === 1 && unlike[0] === entry && named.length >= FEWEST;
      return isAlone && isHalfOf(other, id) ? [{ code: 'entry-name-other', place, details: { name, id } }] : [];
    });
  });

/** Among fewer, that each is called by its name may be chance. */
const FEWEST = 4;

/** Whether two names have a word in common and another one in the place of each other; an initial stands for a name. */
function isHalfOf(one: string, other: string): boolean {
  const [words, others] = [one.split('-'), other.split('-')];
  const differing = words.filter((word, at) => word !== others[at]);
  return (
    words.length === others.length && differing.length === 1 && words.length > 1 && (differing[0] ?? '').length > 1
  );
}

/** How the words for all pictures of an entry write its name, where that is with other accents. */
function writtenBeside(name: string, entry: unknown): string | undefined {
  const texts = Object.values(Object(entry)).flatMap((value) => (isRecord(value) ? inEach(Object(value.alt)) : []));
  const written = texts.map(({ text }) => {
    const at = folded(text).indexOf(folded(name));
    return at < 0 ? name : text.slice(at, at + name.length);
  });
  const [first, ...others] = new Set(written);
  const isOther = first !== undefined && others.length === 0 && first.toLowerCase() !== name.toLowerCase();
  return isOther && mayHaveAccents(first) ? first : undefined;
}

function asId(name: string): string {
  return folded(name.trim())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
