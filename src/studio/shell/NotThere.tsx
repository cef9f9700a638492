import { kindOfFile } from '../../compiler/schema/kind';
import { schemaText } from '../../diagnostics/schema-text';
import { useCreateFile } from '../structure/use-create-file';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

/** In the place of what is no longer there; a file that a site has once is brought back as it was, or made anew. */
export function NotThere({ file }: { readonly file: string }) {
  const { shell, forms, review } = useWords();
  const language = useLanguage();
  const create = useCreateFile();
  const { backend, showPanel } = useStudio();
  const { contract } = useStudioState();
  const kind = kindOfFile(contract, file)?.kind;
  if (kind?.holds !== 'file') return <p className="quiet">{forms.gone}</p>;
  const title = schemaText(kind.schema, language).title || kind.name;
  return (
    <section className="thing">
      <h2 className="thing__title">{title}</h2>
      <p>{shell.notThere}</p>
      <div className="page-tools page-tools__buttons">
        {backend.history !== undefined && (
          <button type="button" className="button" onClick={() => showPanel('versions')}>
            {review.versions}
          </button>
        )}
        <button type="button" className="button" onClick={() => create(kind)}>
          {shell.createFile(title)}
        </button>
      </div>
    </section>
  );
}
