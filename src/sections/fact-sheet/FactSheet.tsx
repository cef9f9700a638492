import type { FactSheetSection } from '../../../generated/types';
import { Actions } from '../../features/shell/Actions';
import { useShell } from '../../features/shell/shell-context';
import { UpcomingDate } from '../../features/shell/UpcomingDate';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

/** Of a single value, in characters. */
const LONGEST_BESIDE_ANOTHER = 40;

export function FactSheet(section: FactSheetSection) {
  return (
    <div className="container fact-sheet">
      <div className="fact-sheet__side">
        <SectionHeader {...section} />
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
  const { messages } = useShell();
  const { icon, label, values = [], date, when } = row;
  return (
    <div className={classNames('fact-sheet__box', shapeOf(values))} data-visitor={when}>
      <dt className="fact-sheet__label">
        {icon && <Icon name={icon} />}
        {label}
      </dt>
      {values.map((value) => (
        <dd key={value} className="fact-sheet__value">
          {value}
        </dd>
      ))}
      {date && (
        <dd className="fact-sheet__value">
          <UpcomingDate day={date} otherwise={messages.dateToBeAnnounced} />
        </dd>
      )}
    </div>
  );
}

/** Several values are a list over the whole width; a sentence has it where the boxes are narrow. */
function shapeOf(values: readonly string[]): string {
  if (values.length > 1) return 'fact-sheet__box--wide';
  return (values[0]?.length ?? 0) > LONGEST_BESIDE_ANOTHER ? 'fact-sheet__box--long' : '';
}
