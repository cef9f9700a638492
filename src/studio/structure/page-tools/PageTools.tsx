import { useRef, useState } from 'react';
import type { StudioPage } from '../../compiling/site-compiler';
import { useWords } from '../../words/words';
import { AddressForm } from './AddressForm';
import { CopyForm } from './CopyForm';
import { RemovalForm } from './RemovalForm';
import '../structure.css';

type Tool = 'address' | 'copy' | 'removal';

/** What can be done with a page as a whole, besides changing what it says. */
export function PageTools({ page }: { page: StudioPage }) {
  const { structure } = useWords();
  const [tool, setTool] = useState<Tool>();
  const buttons = useRef(new Map<Tool, HTMLButtonElement | null>());
  const close = () => {
    setTool(undefined);
    if (tool !== undefined) buttons.current.get(tool)?.focus();
  };
  const tools: readonly (readonly [Tool, string])[] = [
    ...(page.template === undefined ? [['address', structure.renameAddress] as const] : []),
    ['copy', structure.copyPage],
    ['removal', structure.removePage],
  ];
  return (
    <section className="page-tools" aria-label={structure.page}>
      <div className="page-tools__buttons">
        {tools.map(([name, label]) => (
          <button
            key={name}
            ref={(button) => void buttons.current.set(name, button)}
            type="button"
            className="button"
            aria-expanded={tool === name}
            onClick={() => setTool(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {tool === 'address' && <AddressForm page={page} onDone={close} />}
      {tool === 'copy' && <CopyForm page={page} onDone={close} />}
      {tool === 'removal' && <RemovalForm page={page} onDone={close} />}
    </section>
  );
}
