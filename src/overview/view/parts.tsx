import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { languageName } from '../../diagnostics/languages';
import { longDate } from '../../shared/dates';
import type { OverviewPage, WrittenPlace } from '../overview';
import type { SearchHit } from '../search';
import { useOverview } from './context';
import { addressOf, type OverviewRequest } from './request';

/** The form that every button which opens the editor belongs to. */
export const EDITOR_FORM = 'editor';

/** Where something is written, which a press opens: in the editor, by file and line; else by what it is called there. */
export function OpenPlace({ place, hit }: { place: WrittenPlace; hit?: SearchHit }) {
  const { lineOf, actions } = useOverview();
  if (actions !== undefined) {
    return (
      <button className="open" type="button" onClick={() => actions.open(place, hit)}>
        {actions.nameOf(place)}
      </button>
    );
  }
  return <OpenLine file={place.file} line={lineOf(place)} />;
}

interface OpenLineProps {
  file: string;
  line: number;
  column?: number;
}

/** The same where the line is known already. */
export function OpenLine({ file, line, column = 1 }: OpenLineProps) {
  const { text } = useOverview();
  const shown = `site/${file}:${line}`;
  const action = `/__open-in-editor?file=${encodeURIComponent(`${shown}:${column}`)}`;
  return (
    <button className="open" type="submit" form={EDITOR_FORM} formAction={action} title={text.open(shown)}>
      {shown}
    </button>
  );
}

interface ViewLinkProps extends Partial<OverviewRequest> {
  children: ReactNode;
  isCurrent?: boolean;
  className?: string;
}

/** A link to another part of the overview. */
export function ViewLink({ children, isCurrent = false, className, ...wanted }: ViewLinkProps) {
  const { request, actions } = useOverview();
  const next = { view: request.view, language: request.language, ...wanted };
  const show =
    actions &&
    ((event: MouseEvent) => {
      event.preventDefault();
      actions.show(next);
    });
  return (
    <a className={className} href={addressOf(next)} onClick={show} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** A link to the website itself; a program that shows the overview is not left by it. */
export function SiteLink({ href, ...link }: Pick<ComponentProps<'a'>, 'children' | 'href' | 'title'>) {
  const { actions } = useOverview();
  return <a {...link} href={href} target={actions && '_blank'} />;
}

/** By which React knows what is written at a place. */
export function placeKey({ file, pointer }: WrittenPlace): string {
  return `${file} ${pointer.join('/')}`;
}

/** A page by its title, which leads to all that is known of it; what names no page is told as it is written. */
export function PageName({ id }: { id: string }) {
  const { overview } = useOverview();
  const titleOf = useTitle();
  const page = overview.pages.find((each) => each.id === id);
  if (page === undefined) return id;
  return (
    <ViewLink view="pages" page={id}>
      {titleOf(page)}
    </ViewLink>
  );
}

/** The title of a page, or of what takes place on a day, in the language of the overview, where the site has it, else in the main one. */
export function useTitle(): (titled: Pick<OverviewPage, 'titles'> & Partial<Pick<OverviewPage, 'name'>>) => string {
  const { overview, request } = useOverview();
  const { languages } = overview;
  const code = (languages.find((each) => each.code === request.language) ?? languages[0])?.code ?? '';
  return ({ titles, name = '' }) => titles[code] || name;
}

/** Whatever is worth knowing of a page at once. */
export function PageMarks({ page }: { page: OverviewPage }) {
  const { text } = useOverview();
  const { state, isHidden, isOrphan, isDeadEnd, role } = page;
  const marks = [
    role === 'home' && { name: 'home', said: text.home },
    state !== 'published' && { name: state, said: text.states[state] },
    isHidden && { name: 'hidden', said: text.hidden },
    isOrphan && { name: 'orphan', said: text.orphan },
    isDeadEnd && { name: 'dead-end', said: text.deadEnd },
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <ul className="marks">
      {marks.map(({ name, said }) => (
        <li key={name} className={`mark mark--${name}`}>
          {said}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

/** A table that can be scrolled sideways where there is no room for it. */
export function Table({ label, head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys.
    <section className="scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

const MOST_PLACES = 4;

/** Some places, the first of them by name. */
export function Places({ places }: { places: readonly WrittenPlace[] }) {
  const { text } = useOverview();
  const left = places.length - MOST_PLACES;
  return (
    <ul className="plain">
      {places.slice(0, MOST_PLACES).map((place) => (
        <li key={`${place.file} ${place.pointer.join('/')}`}>
          <OpenPlace place={place} />
        </li>
      ))}
      {left > 0 && <li className="quiet">{text.more(left)}</li>}
    </ul>
  );
}

const PART_LENGTH = 100;

/** A part of a long list, of as many as one can look through. */
export function usePart<Item>(items: readonly Item[]): { readonly shown: readonly Item[]; readonly pager: ReactNode } {
  const { request, text } = useOverview();
  const count = Math.max(1, Math.ceil(items.length / PART_LENGTH));
  const part = Math.min(request.part ?? 1, count);
  const pager = count > 1 && (
    <nav className="pager" aria-label={text.pageOf(part, count)}>
      {part > 1 && (
        <ViewLink {...request} part={part - 1}>
          {text.earlier}
        </ViewLink>
      )}
      <span>{text.pageOf(part, count)}</span>
      {part < count && (
        <ViewLink {...request} part={part + 1}>
          {text.later}
        </ViewLink>
      )}
    </nav>
  );
  return { shown: items.slice((part - 1) * PART_LENGTH, part * PART_LENGTH), pager };
}

/** A day in words, as the site writes the language of the overview, where it has it. */
export function useDay(): (iso: string) => string {
  const { overview, request } = useOverview();
  const { locale = request.language } = overview.languages.find(({ code }) => code === request.language) ?? {};
  return (iso) => longDate(iso, locale);
}

/** What some languages are called. */
export function useLanguageNames(): (codes: readonly string[]) => string {
  const { request } = useOverview();
  return (codes) => codes.map((code) => languageName(code, request.language)).join(', ');
}
