import { unwritten } from '../../authoring/unwritten';
import type { Edit } from '../../compiler/findings/fix';
import type { Kind } from '../../compiler/schema/kind';
import { schemaText } from '../../diagnostics/schema-text';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

/** Makes a file that a site can have once, with all that is still to be written in it, and opens it. */
export function useCreateFile(): (kind: Kind) => void {
  const { shell } = useWords();
  const language = useLanguage();
  const { edit, open } = useStudio();
  const { contract, compilation } = useStudioState();
  return ({ schema, files: file, name }) => {
    const isEmpty = (collection: string) => (compilation?.names[collection] ?? []).length === 0;
    const value = unwritten({ contract, isEmpty }, schema, language);
    const edits: Edit[] = [
      { do: 'create-file', file, text: '' },
      { do: 'set', file, pointer: [], value },
    ];
    const title = schemaText(schema, language).title || name;
    if (edit(edits, { label: shell.createFileStep(title) })) open({ file, pointer: [] });
  };
}
