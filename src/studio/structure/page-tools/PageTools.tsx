import { useRef } from 'react';
import type { StudioPage } from '../../compiling/site-compiler';
import { useWords } from '../../words/words';
import { AddressForm } from './AddressForm';
import { CopyForm } from './CopyForm';
import { EntryAddressForm } from './EntryAddressForm';
import { RemovalForm } from './RemovalForm';
import '../structure.css';

export type PageTool = 'address' | 'copy' | 'removal';

interface PageToolsProps {
  readonly page: StudioPage;
  /** The one whose form is shown. */
  readonly tool: PageTool | undefined;
  readonly onTool: (tool: PageTool | undefined) => void;
}

/** What can be done with a page as a whole, besides changing what it says. */
export function PageTools({ page, tool, onTool }: PageToolsProps) {
  const { structure } = useWords();
  const buttons = useRef(new Map<PageTool, HTMLButtonElement | null>());
  const close = () => {
    onTool(undefined);
    if (tool !== undefined) buttons.current.get(tool)?.focus();
  };
  const Address = page.template === undefined ? AddressForm : EntryAddressForm;
  const tools: readonly (readonly [PageTool, string])[] = [
    ...(Object.keys(page.paths).length > 0 ? [['address', structure.renameAddress] as const] : []),
    ['copy', structure.copyPage],
    ['removal', structure.removePage],
  ];
  return (
    <section
      className="page-tools"
      aria-label={structure.page}
      onKeyDown={({ key }) => key === 'Escape' && tool !== undefined && close()}
    >
      <div className="page-tools__buttons">
        {tools.map(([name, label]) => (
          <button
            key={name}
            ref={(button) => void buttons.current.set(name, button)}
            type="button"
            className="button"
            aria-expanded={tool === name}
            onClick={() => onTool(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {tool === 'address' && <Address page={page} onDone={close} />}
      {tool === 'copy' && <CopyForm page={page} onDone={close} />}
      {tool === 'removal' && <RemovalForm page={page} onDone={close} />}
    </section>
  );
}
