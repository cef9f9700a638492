import type { Category } from '../../../generated/types';
import { useShell } from '../../features/shell/shell-context';
import { Icon } from '../../ui/icon/Icon';

interface CategoryFilterProps {
  categories: readonly Category[];
  /** Title of the category shown alone; undefined shows them all. */
  chosen: string | undefined;
  onChoose: (title: string | undefined) => void;
}

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const { messages } = useShell();
  return (
    <fieldset className="chips course-catalogue__filter needs-script">
      <legend className="visually-hidden">{messages.filterBy}</legend>
      <button className="chip" type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {messages.allCategories}
      </button>
      {categories.map(({ title, label, icon, when }) => (
        <button
          key={title}
          className="chip"
          type="button"
          aria-pressed={chosen === title}
          data-visitor={when}
          onClick={() => onChoose(title)}
        >
          <Icon name={icon} />
          {label ?? title}
        </button>
      ))}
    </fieldset>
  );
}
