import { useId } from 'react';
import { isWellFormedPath, toWellFormedPath } from '../../../compiler/addresses/well-formed-path';
import type { StudioPage } from '../../compiling/site-compiler';
import { useStudioState } from '../../studio-context';
import { useWords } from '../../words/words';
import type { Paths } from '../addresses';

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
    const wrong = isWellFormedPath(path)
      ? (path === taken[code] && structure.sameAddress) || (others.has(path) && structure.takenAddress)
      : structure.malformedAddress;
    const meant = toWellFormedPath(path);
    const isOffered = meant !== path && isWellFormedPath(meant) && meant !== taken[code] && !others.has(meant);
    return (
      <div key={code} className="page-tools__address">
        <label>
          {structure.address(name)}
          <input
            value={path}
            aria-invalid={wrong !== false}
            aria-describedby={wrong ? `${id}-${code}` : undefined}
            onChange={({ target }) => onChange({ ...paths, [code]: target.value })}
          />
        </label>
        {wrong && <span id={`${id}-${code}`}>{wrong}</span>}
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

/** The addresses in any language that other pages have. */
export function pathsOfOthers(pages: readonly StudioPage[], page: StudioPage): ReadonlySet<string> {
  return new Set(pages.flatMap(({ id, paths }) => (id === page.id ? [] : Object.values(paths))));
}
