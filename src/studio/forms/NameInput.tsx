import { type ReactElement, useId } from 'react';
import { toName } from '../../authoring/names';
import { useUnfinished } from '../unfinished';
import { useWords } from '../words/words';

interface NameInputProps {
  /** Where the name is to be, or is. */
  readonly where: string;
  readonly label: string;
  readonly action: string;
  readonly first?: string;
  readonly refusalOf: (name: string) => string | undefined;
  readonly onName: (name: string) => void;
}

/** A name that can be given, or why it cannot. */
export function NameInput({ where, label, action, first = '', refusalOf, onName }: NameInputProps): ReactElement {
  const { forms } = useWords();
  const id = useId();
  const [{ name = first }, keep] = useUnfinished(`name ${where}`);
  const isWritten = name !== '' && name !== first;
  // Some names are no words, as addresses.
  const given = [name, toName(name)].find((each) => each !== '' && refusalOf(each) === undefined);
  const isReady = isWritten && given !== undefined;
  const submit = () => {
    if (!isReady) return;
    onName(given);
    keep(undefined);
  };
  return (
    <div className="name-input">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-refusal`}
          value={name}
          onChange={({ target }) => keep({ name: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && submit()}
        />
        <button type="button" className="button" aria-disabled={!isReady} onClick={submit}>
          {action}
        </button>
      </div>
      <p className="text-notes" id={`${id}-refusal`} role="status">
        {isReady && given !== name && <span className="text-note">{forms.map.becomes(given)}</span>}
        {isWritten && !isReady && <span className="text-note text-note--mark">{refusalOf(toName(name) || name)}</span>}
      </p>
    </div>
  );
}
