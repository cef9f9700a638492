import type { StudioPage } from '../../compiling/site-compiler';
import { useWords } from '../../words/words';

/** What a form gets that does something with a page as a whole. */
export interface ToolProps {
  readonly page: StudioPage;
  readonly onDone: () => void;
}

interface ToolButtonsProps {
  readonly label: string;
  /** Whether it cannot be done yet; a box that is still to be filled in says so by itself. */
  readonly isOff?: boolean;
  readonly onDone: () => void;
}

/** Does it, or leaves it. */
export function ToolButtons({ label, isOff = false, onDone }: ToolButtonsProps) {
  const { structure } = useWords();
  return (
    <div className="page-tools__buttons">
      <button type="submit" className="button button--main" disabled={isOff}>
        {label}
      </button>
      <button type="button" className="button" onClick={onDone}>
        {structure.cancel}
      </button>
    </div>
  );
}
