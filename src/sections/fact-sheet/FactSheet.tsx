import type { FactSheetSection } from '../../../generated/types';
import { Actions } from '../../features/frame/Actions';
import { useFrame } from '../../features/frame/frame-context';
import { Icon } from '../../ui/icon/Icon';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function FactSheet(section: FactSheetSection) {
  return (
    <div className="container fact-sheet">
      <div className="fact-sheet__side">
        <SectionHeader id={section.id} eyebrow={section.eyebrow} title={section.title} intro={section.intro} />
        <Actions actions={section.actions} />
      </div>
      <dl className="fact-sheet__form">
        {section.rows.map((row) => (
          <FactSheetRow key={row.label} row={row} />
        ))}
      </dl>
    </div>
  );
}

function FactSheetRow({ row }: { row: FactSheetSection['rows'][number] }) {
  const { messages } = useFrame();
  const { icon, label, values, date, when } = row;
  return (
    <div
      className={values.length > 1 ? 'fact-sheet__box fact-sheet__box--wide' : 'fact-sheet__box'}
      data-visitor={when}
    >
      <dt className="fact-sheet__label">
        {icon && <Icon name={icon} />}
        {label}
      </dt>
      {values.map((value) => (
        <dd key={value} className="fact-sheet__value">
          {value}
        </dd>
      ))}
      {date && <dd className="fact-sheet__value">{date.passed ? messages.dateToBeAnnounced : date.text}</dd>}
    </div>
  );
}
