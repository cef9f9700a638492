import { withoutTags } from '../../compiler/texts/prose';
import { useOverview } from './context';
import { OpenPlace, placeKey, Table, useLanguageNames, usePart } from './parts';

/** What is not translated, and what is older than its original. */
export function TranslationsView() {
  const { overview, text } = useOverview();
  const namesOf = useLanguageNames();
  const { counts, missing } = overview.translations;
  const { shown, pager } = usePart(missing);
  return (
    <>
      <dl className="facts">
        {overview.languages.map(({ code }) => (
          <Count key={code} label={text.textsIn(namesOf([code]))} count={counts[code] ?? 0} />
        ))}
      </dl>
      <section>
        <h2>
          {text.missing} <span className="count">{missing.length}</span>
        </h2>
        {missing.length === 0 ? (
          <p className="hint">{text.noneMissing}</p>
        ) : (
          <Table label={text.missing} head={[text.text, text.translation, text.place]}>
            {shown.map(({ text: written, languages, place }) => (
              <tr key={placeKey(place)}>
                <td>{shortened(withoutTags(written))}</td>
                <td>{text.missingIn(namesOf(languages))}</td>
                <td>
                  <OpenPlace place={place} />
                </td>
              </tr>
            ))}
          </Table>
        )}
        {pager}
      </section>
      <Stale />
    </>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </>
  );
}

const MOST_STALE = 100;

function Stale() {
  const { overview, lineOf, text, actions } = useOverview();
  const { stale } = overview.translations;
  const [first] = stale;
  const left = stale.length - MOST_STALE;
  return (
    <section tabIndex={-1}>
      <h2>
        {text.stale} <span className="count">{stale.length}</span>
      </h2>
      {first === undefined ? (
        <p className="hint">{text.noneStale}</p>
      ) : (
        <>
          {actions === undefined && (
            <p className="hint">
              {text.staleHint}{' '}
              <code>{`npm run check -- --translated site/${first.translation.place.file}:${lineOf(first.translation.place)}`}</code>
            </p>
          )}
          {stale.slice(0, MOST_STALE).map(({ original, translation, changed }) => (
            <article key={placeKey(translation.place)} className="pair">
              {[original, translation].map(({ language, text: written, place }) => (
                <div key={language}>
                  <span className="language">{language}</span> <OpenPlace place={place} />
                  <blockquote lang={language}>{shortened(withoutTags(written))}</blockquote>
                </div>
              ))}
              {changed !== undefined && (
                <p className="hint">
                  {text.isNew} <span lang={original.language}>{changed}</span>
                </p>
              )}
              {actions !== undefined && (
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    // The button goes with its translation.
                    currentTarget.closest('section')?.focus();
                    actions.confirm(translation.place);
                  }}
                >
                  {text.stillRight}
                </button>
              )}
            </article>
          ))}
          {left > 0 && <p className="quiet">{text.more(left)}</p>}
        </>
      )}
    </section>
  );
}

const LONGEST = 400;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
