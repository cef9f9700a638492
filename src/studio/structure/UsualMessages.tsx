import type { MouseEvent } from 'react';
import { messagesFile } from '../../compiler/messages/usual-message';
import { useStudio, useStudioState } from '../studio-context';
import { useWords } from '../words/words';
import { usualMessageEdits } from './usual-messages';

/** Of each language in which messages are still to be written, a button that writes what they usually say. */
export function UsualMessages() {
  const { structure } = useWords();
  const { dataOf, edit } = useStudio();
  const { contract } = useStudioState();
  const messages = dataOf(messagesFile(contract));
  return contract.languages.map(({ code, name }) => {
    const edits = usualMessageEdits(contract, messages, code);
    if (edits.length === 0) return null;
    const write = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The button goes with what it writes.
      currentTarget.closest('aside')?.focus({ preventScroll: true });
      edit(edits, { label: structure.usualMessages(name, edits.length) });
    };
    return (
      <div key={code} className="page-tools page-tools__buttons">
        <button type="button" className="button" onClick={write}>
          {structure.usualMessages(name, edits.length)}
        </button>
      </div>
    );
  });
}
