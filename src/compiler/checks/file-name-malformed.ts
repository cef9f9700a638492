import type { Finding } from '../findings/finding';
import { isWellFormedId } from '../names/well-formed-id';
import type { Rule } from '../rule';
import { kindOfFile } from '../schema/kind';
import { folded } from '../spelling/folded';

/** What is called like its file has a name that links and addresses can be made of. */
export const fileNameMalformed: Rule<'file-name-malformed'> = ({ contract, sources }) =>
  sources.flatMap(({ id, path, kind }): Finding<'file-name-malformed'>[] => {
    if (id === undefined || isWellFormedId(id)) return [];
    const name = folded(id)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    const correct = kind.files.replace('*', name);
    const isPossible = name !== '' && kindOfFile(contract, correct) !== undefined;
    return [
      {
        code: 'file-name-malformed',
        place: { file: path },
        details: { file: path, correct },
        ...(isPossible && { fix: { edits: [{ do: 'rename-file', file: path, to: correct }], isCertain: false } }),
      },
    ];
  });
