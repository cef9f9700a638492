import type { ChecklistSection } from '../../../generated/types';
import { Actions } from '../../features/shell/Actions';
import { Icon } from '../../ui/icon/Icon';

export function Checklist(section: ChecklistSection) {
  return (
    <>
      <ul className="checklist-sheet">
        {section.items.map((item) => (
          <li key={item.text} className="checklist-sheet__item" data-visitor={item.when}>
            <span className="checklist-sheet__box">
              <Icon name="check" />
            </span>
            <p className="checklist-sheet__text">{item.text}</p>
            {item.detail !== undefined && <p className="checklist-sheet__detail">{item.detail}</p>}
          </li>
        ))}
      </ul>
      {section.note !== undefined && (
        <p className="checklist-sheet__note">
          <Icon name="info" />
          {section.note}
        </p>
      )}
      <Actions actions={section.actions} primary={false} />
    </>
  );
}
