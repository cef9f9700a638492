import { type SearchHit, searchTexts } from '../search';
import { useOverview } from './context';
import { OpenPlace, placeKey, usePart, useTitle, ViewLink } from './parts';

/** The texts in which something stands, in every language. */
export function SearchView() {
  const { overview, request, text } = useOverview();
  const titleOf = useTitle();
  const { query = '' } = request;
  const hits = searchTexts(overview.texts, query);
  const { shown, pager } = usePart(hits);
  if (query === '') return <p className="hint">{text.searchHint}</p>;
  const pages = new Map(overview.pages.map((page) => [page.place.file, page]));
  return (
    <>
      <p role="status">{hits.length === 0 ? text.nothingFound(query) : text.hits(hits.length, query)}</p>
      <ol className="hits">
        {shown.map((hit) => {
          const { place, language } = hit.found;
          const page = place.pointer.length > 0 ? pages.get(place.file) : undefined;
          return (
            <li key={placeKey(place)}>
              <div className="hit__place">
                <span className="language">{language ?? text.everyLanguage}</span> <OpenPlace place={place} hit={hit} />
                {page !== undefined && (
                  <ViewLink view="pages" page={page.id}>
                    {titleOf(page)}
                  </ViewLink>
                )}
              </div>
              <p lang={language}>
                <Marked hit={hit} />
              </p>
            </li>
          );
        })}
      </ol>
      {pager}
    </>
  );
}

/** How much is shown before the first word that was found, and how much in all. */
const LEAD = 60;
const LONGEST = 320;

function Marked({ hit: { found, marks } }: { hit: SearchHit }) {
  const first = marks[0]?.from ?? 0;
  const start = first > LEAD * 2 ? found.text.indexOf(' ', first - LEAD) + 1 : 0;
  const end = Math.min(found.text.length, start + LONGEST);
  const shown = marks.filter(({ to }) => to <= end);
  return (
    <>
      {start > 0 && '…'}
      {shown.map(({ from, to }, index) => (
        <span key={from}>
          {found.text.slice(shown[index - 1]?.to ?? start, from)}
          <mark>{found.text.slice(from, to)}</mark>
        </span>
      ))}
      {found.text.slice(shown.at(-1)?.to ?? start, end)}
      {end < found.text.length && '…'}
    </>
  );
}
