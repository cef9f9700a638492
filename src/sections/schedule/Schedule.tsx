import type { ScheduleSection } from '../../../generated/types';
import { unbroken } from '../../shared/unbroken';

export function Schedule({ id, columns, rows, note }: ScheduleSection) {
  return (
    <>
      <div className="board schedule__board">
        <table className="board__table" aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.period}</th>
              {columns.applications !== undefined && <th scope="col">{columns.applications}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name + row.period}>
                <th scope="row">{row.name}</th>
                <td data-label={columns.period}>
                  <span className="schedule__period">{unbroken(row.period)}</span>
                </td>
                {columns.applications !== undefined && (
                  <td data-label={row.applications && columns.applications}>
                    {row.applications && unbroken(row.applications)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className="schedule__note">{note}</p>}
    </>
  );
}
