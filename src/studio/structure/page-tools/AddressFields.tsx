import { useId } from 'react';
import { toWellFormedPath } from '../../../compiler/addresses/well-formed-path';
import type { StudioPage } from '../../compiling/site-compiler';
import { useStudioState } from '../../studio-context';
import { useWords } from '../../words/words';
import type { Paths } from '../addresses';
import { addressFault, pathsOfOthers } from './address-fault';

interface AddressFieldsProps {
  readonly paths: Paths;
  /** The addresses of the page that is copied, which cannot be taken. */
  readonly taken?: Paths;
  /** The page of which these are the addresses. */
  readonly page: StudioPage;
  readonly onChange: (paths: Paths) => void;
}

/** A field for the address in each language. */
export function AddressFields({ paths, taken = {}, page, onChange }: AddressFieldsProps) {
  const { structure } = useWords();
  const { contract, compilation } = useStudioState();
  const others = pathsOfOthers(compilation?.pages ?? [], page);
  const id = useId();
  return contract.languages.map(({ code, name }) => {
    const path = paths[code];
    if (path === undefined) return null;
    const faultOf = (address: string) => addressFault(address, { own: taken[code], others });
    const fault = faultOf(path);
    const meant = toWellFormedPath(path);
    const isOffered = meant !== path && faultOf(meant) === undefined;
    return (
      <div key={code} className="page-tools__address">
        <label>
          {structure.address(name)}
          <input
            value={path}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && `${id}-${code}`}
            onChange={({ target }) => onChange({ ...paths, [code]: target.value })}
          />
        </label>
        {fault && <span id={`${id}-${code}`}>{structure[fault]}</span>}
        {isOffered && (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector('input')?.focus();
              onChange({ ...paths, [code]: meant });
            }}
          >
            {structure.useProposal(meant)}
          </button>
        )}
      </div>
    );
  });
}
