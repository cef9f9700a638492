import type { OverviewLink, OverviewPage } from '../overview';
import { useOverview } from './context';
import { Addresses } from './PagesView';
import { ProblemList } from './ProblemsView';
import { OpenPlace, PageMarks, PageName, Places, useDay, useTitle } from './parts';

/** All that is known of one page. */
export function PageView({ id }: { id: string }) {
  const { overview, text } = useOverview();
  const page = overview.pages.find((one) => one.id === id);
  return page === undefined ? <p className="hint">{text.unknownPage}</p> : <KnownPage page={page} />;
}

function KnownPage({ page }: { page: OverviewPage }) {
  const { overview, text } = useOverview();
  const titleOf = useTitle();
  const dayOf = useDay();
  const { id, place, state, publish, expire, distance } = page;
  const days = [publish && text.from(dayOf(publish)), expire && text.until(dayOf(expire))].filter(Boolean).join(', ');
  const ofFile = [...overview.problems, ...overview.openPoints].filter(({ file }) => file === place.file);
  const problems = ofFile.flatMap((file) => file.problems);
  return (
    <>
      <h2>{titleOf(page)}</h2>
      <PageMarks page={page} />
      <dl className="facts">
        <dt>{text.state}</dt>
        <dd>
          {text.states[state]}
          {days !== '' && `, ${days}`}
        </dd>
        <dt>{text.addresses}</dt>
        <dd>
          <Addresses page={page} />
        </dd>
        <dt>{text.file}</dt>
        <dd>
          <OpenPlace place={place} />
        </dd>
        <dt>{text.distance}</dt>
        <dd>{distance ?? text.unreached}</dd>
      </dl>
      <div className="columns">
        <Links
          title={text.linkedFrom}
          links={overview.links.filter(({ to }) => to === id)}
          other={({ from }) => from}
        />
        <Links title={text.linksTo} links={overview.links.filter(({ from }) => from === id)} other={({ to }) => to} />
      </div>
      {problems.length > 0 && (
        <section>
          <h3>{text.views.problems}</h3>
          <ProblemList problems={problems} />
        </section>
      )}
    </>
  );
}

interface LinksProps {
  title: string;
  links: readonly OverviewLink[];
  /** The page at the other end; none for the frame of every page. */
  other: (link: OverviewLink) => string | undefined;
}

const MOST_LINKS = 200;

function Links({ title, links, other }: LinksProps) {
  const { text } = useOverview();
  const left = links.length - MOST_LINKS;
  return (
    <section>
      <h3>
        {title} <span className="count">{new Set(links.map(other)).size}</span>
      </h3>
      {links.length === 0 && <p className="hint">{text.none}</p>}
      <ul className="links">
        {links.slice(0, MOST_LINKS).map((link) => {
          const id = other(link);
          return (
            <li key={`${id} ${link.kind}`}>
              {id === undefined ? text.fromFrame : <PageName id={id} />}{' '}
              <span className="quiet">
                {text.kinds[link.kind]}, {text.times(link.count)}
              </span>
              <Places places={link.places} />
            </li>
          );
        })}
        {left > 0 && <li className="quiet">{text.more(left)}</li>}
      </ul>
    </section>
  );
}
