import type { DeparturesSection } from '../../../generated/types';

export function Departures({ id, columns, rows, note }: DeparturesSection) {
  return (
    <>
      <div className="board departures__board">
        <table className="board__table" aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.period}</th>
              <th scope="col">{columns.applications}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name + row.period}>
                <th scope="row">
                  <span className="departures__name">{row.name}</span>
                </th>
                <td data-label={columns.period}>
                  <span className="board__flap">{row.period}</span>
                </td>
                <td data-label={columns.applications}>{row.applications}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className="departures__note">{note}</p>}
    </>
  );
}
