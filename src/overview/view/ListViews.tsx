import { useOverview } from './context';
import { OpenPlace, PageName, placeKey, SiteLink, Table, useDay, usePart, useTitle } from './parts';

/** Old addresses and where they lead. */
export function RedirectsView() {
  const { overview, text } = useOverview();
  const { shown, pager } = usePart(overview.redirects);
  if (overview.redirects.length === 0) return <p className="hint">{text.noRedirects}</p>;
  return (
    <>
      <Table label={text.views.redirects} head={[text.oldAddress, text.leadsTo, text.page, text.place]}>
        {shown.map(({ from, to, page, place }) => (
          <tr key={placeKey(place)}>
            <th scope="row">{from}</th>
            <td>
              {to === undefined ? (
                <span className="mark mark--error">{text.leadsNowhere}</span>
              ) : (
                <SiteLink href={to}>{to}</SiteLink>
              )}
            </td>
            <td>
              <PageName id={page} />
            </td>
            <td>
              <OpenPlace place={place} />
            </td>
          </tr>
        ))}
      </Table>
      {pager}
    </>
  );
}

/** What begins, ends or takes place, by day. */
export function DatesView() {
  const { overview, text } = useOverview();
  const dayOf = useDay();
  const titleOf = useTitle();
  const { shown, pager } = usePart(overview.dates);
  if (overview.dates.length === 0) return <p className="hint">{text.noDates}</p>;
  return (
    <>
      <Table label={text.views.dates} head={[text.day, text.what, text.thing, text.place]}>
        {shown.map(({ day, kind, titles, place }) => (
          <tr key={`${day} ${placeKey(place)}`}>
            <th scope="row">
              <time dateTime={day}>{dayOf(day)}</time>
            </th>
            <td>{text.dateKinds[kind]}</td>
            <td>{titleOf({ titles })}</td>
            <td>
              <OpenPlace place={place} />
            </td>
          </tr>
        ))}
      </Table>
      {pager}
    </>
  );
}
