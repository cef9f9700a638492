import { kindOfFile } from '../../compiler/schema/kind';
import { nameOfThing } from '../content/thing';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

/** What can be done with an entry that is a file of its own, besides changing what it says; a page has more of that. */
export function EntryTools({ thing }: { readonly thing: ContentPlace }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { dataOf, remove } = useStudio();
  const { contract } = useStudioState();
  const { kind, id } = kindOfFile(contract, thing.file) ?? {};
  if (id === undefined || kind?.collection === 'pages' || thing.pointer.length > 0) return null;
  const label = structure.removed(nameOfThing(contract, thing, dataOf, language).title ?? id);
  return (
    <div className="page-tools page-tools__buttons">
      <button type="button" className="button" onClick={() => remove(thing, label)}>
        {label}
      </button>
    </div>
  );
}
