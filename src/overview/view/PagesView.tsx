import type { OverviewPage } from '../overview';
import { useOverview } from './context';
import { OpenPlace, PageMarks, SiteLink, Table, usePart, useTitle, ViewLink } from './parts';
import { PAGE_FILTERS, type PageFilter } from './request';

const FILTERS: Readonly<Record<PageFilter, (page: OverviewPage) => boolean>> = {
  all: () => true,
  orphan: ({ isOrphan }) => isOrphan,
  deadEnd: ({ isDeadEnd }) => isDeadEnd,
  hidden: ({ isHidden }) => isHidden,
  planned: ({ state }) => state === 'planned',
  expired: ({ state }) => state === 'expired',
};

/** Those that can be told only when all links are known. */
const OF_LINKS: ReadonlySet<PageFilter> = new Set(['orphan', 'deadEnd']);

/** Every page in a table. */
export function PagesView() {
  const { overview, request, text } = useOverview();
  const { filter = 'all' } = request;
  const filters = PAGE_FILTERS.filter((name) => overview.areLinksKnown || !OF_LINKS.has(name));
  const pages = overview.pages.filter(FILTERS[filter]);
  const { shown, pager } = usePart(pages);
  const head = [text.page, text.addresses, text.file, text.linkedFrom, text.linksTo, text.distance];
  return (
    <>
      <nav className="filters" aria-label={text.show}>
        {filters.map((name) => (
          <ViewLink key={name} view="pages" filter={name} isCurrent={name === filter}>
            {text.filters[name]} <span className="count">{overview.pages.filter(FILTERS[name]).length}</span>
          </ViewLink>
        ))}
      </nav>
      {pages.length === 0 ? (
        <p className="hint">{text.noPages}</p>
      ) : (
        <Table label={text.views.pages} head={head}>
          {shown.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </Table>
      )}
      {pager}
    </>
  );
}

function PageRow({ page }: { page: OverviewPage }) {
  const { text } = useOverview();
  const titleOf = useTitle();
  const { id, place, linkedFrom, linksTo, distance, isInNavigation } = page;
  return (
    <tr>
      <th scope="row">
        <ViewLink view="pages" page={id}>
          {titleOf(page)}
        </ViewLink>
        <PageMarks page={page} />
      </th>
      <td>
        <Addresses page={page} />
      </td>
      <td>
        <OpenPlace place={place} />
      </td>
      <td className="number">
        {linkedFrom}
        {isInNavigation && <span className="quiet"> + {text.kinds.navigation}</span>}
      </td>
      <td className="number">{linksTo}</td>
      <td className="number">{distance ?? text.none}</td>
    </tr>
  );
}

/** Where a page is read in each language. */
export function Addresses({ page }: { page: OverviewPage }) {
  const { text } = useOverview();
  return (
    <ul className="plain">
      {page.addresses.map(({ language, path }) => (
        <li key={language}>
          <span className="language">{language}</span>{' '}
          <SiteLink href={path} title={text.read(path)}>
            {path}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
