import { kindOfFile } from '../../compiler/schema/kind';
import { isUnused } from '../compiling/is-unused';
import { nameOfThing } from '../content/thing';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

/** What can be done with an entry that is a file of its own, and with a file that nothing shows, besides changing what it says; a page has more of that. */
export function EntryTools({ thing }: { readonly thing: ContentPlace }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { dataOf, remove } = useStudio();
  const { contract, compilation } = useStudioState();
  const { kind, id } = kindOfFile(contract, thing.file) ?? {};
  const isEntry = id !== undefined && kind?.collection !== 'pages' && thing.pointer.length === 0;
  if (!isEntry && !isUnused(thing.file, compilation?.problems ?? [])) return null;
  const label = structure.removed(nameOfThing(contract, thing, dataOf, language).title ?? id ?? thing.file);
  return (
    <div className="page-tools page-tools__buttons">
      <button type="button" className="button" onClick={() => remove(thing, label)}>
        {label}
      </button>
    </div>
  );
}
