import addIcon from 'lucide-static/icons/plus.svg?raw';
import type { ReactElement } from 'react';
import { Icon } from '../ui/Icon';
import { useWords } from '../words/words';
import { Menu, type MenuChoice } from './Menu';

interface AddMenuProps {
  /** To what it is added. */
  readonly title: string;
  readonly additions: readonly MenuChoice[];
  readonly onAdd: (key: string) => void;
}

/** What may be there and is not, with what it is for. */
export function AddMenu({ title, additions, onAdd }: AddMenuProps): ReactElement {
  const { forms } = useWords();
  const label = (
    <>
      <Icon svg={addIcon} />
      {forms.add}
      <span className="visually-hidden"> ({forms.addTo(title)})</span>
    </>
  );
  return <Menu label={label} choices={additions} onChoose={onAdd} />;
}
