import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { kindOfFile } from '../../compiler/schema/kind';
import { valueAt } from '../../compiler/values/value-at';
import { longDate } from '../../shared/dates';
import { dayShown } from '../content/day-shown';
import { sameTextIn } from '../content/in-language-of';
import type { Picked } from '../content/picked';
import { nameOfThing, thingAt } from '../content/thing';
import { changedFiles } from '../session/session';
import { WIDTHS } from '../state';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import { createPageFrame, type PageFrame } from './page-frame';
import { useWidth } from './use-width';
import './preview.css';

const CONSENT_FILE = 'consent.yaml';

/** The page in each of the languages that are looked at, beside each other. */
export function PreviewPane() {
  const { shell } = useWords();
  const { view, session, isRecorded } = useStudioState();
  const draft = isRecorded ? changedFiles(session).length > 0 && shell.recorded : shell.recording;
  const [shownWidth, setShownWidth] = useState<number>();
  const isNarrower = shownWidth !== undefined && shownWidth < WIDTHS[view.width];
  return (
    <main className="preview" id="preview" aria-label={shell.page}>
      <p className="preview__hint quiet">
        <span className="preview__how">
          {isNarrower ? (
            shell.previewNarrower(shownWidth)
          ) : (
            <>
              {shell.previewHint} <span className="preview__follow">{shell.previewFollow}</span>
            </>
          )}
        </span>
        {/* It changes with each letter: that it cannot be kept is told elsewhere. */}
        <span role="status" aria-live="off">
          {draft}
        </span>
      </p>
      <p className="preview__warning" role="status">
        {useWarning()}
      </p>
      <Pages languages={view.languages} onWidth={setShownWidth} />
    </main>
  );
}

/** Why the page is not seen as the content is now. */
function useWarning(): string | undefined {
  const { shell } = useWords();
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { view, isDrawable, renderings, compilation } = useStudioState();
  const drawn = view.languages.flatMap((each) => renderings[each] ?? []);
  const page = compilation?.pages.find(({ id }) => id === view.page);
  // As long as its file cannot be read, it is drawn as it was.
  const isReadable = page === undefined || dataOf(page.file) !== undefined;
  if (isDrawable && isReadable && view.languages.length > 0)
    return drawn.some(({ failures }) => failures.length > 0) ? shell.sectionFailed : undefined;
  const otherDay = page && dayShown(valueAt(dataOf(page.file), page.pointer), [], view.day);
  if (otherDay !== undefined) return shell.notOnThisDay(longDate(view.day, language));
  return drawn.length > 0 ? shell.notDrawable : shell.notDrawn;
}

interface PagesProps {
  readonly languages: readonly string[];
  /** Told how wide the pages are shown, before they are drawn smaller. */
  readonly onWidth: (width: number) => void;
}

/** In a window that is too narrow for all, a row that is scrolled, by keyboard as well. */
function Pages({ languages, onWidth }: PagesProps) {
  const { shell } = useWords();
  const row = useRef<HTMLElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  const count = languages.length;
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    // With other pages it is another row.
    void count;
    const observer = new ResizeObserver(() => setScrolled(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return (
    <section ref={row} className="preview__pages" aria-label={shell.previews} {...(isScrolled && { tabIndex: 0 })}>
      {languages.map((language) => (
        <PreviewPage key={language} language={language} onWidth={onWidth} />
      ))}
    </section>
  );
}

function PreviewPage({ language, onWidth }: { readonly language: string } & Pick<PagesProps, 'onWidth'>) {
  const { shell } = useWords();
  const studio = useStudio();
  const state = useStudioState();
  const { contract, view, renderings, selection, written, isDrawable } = state;
  const rendering = renderings[language];
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<PageFrame>();
  const [box, room] = useWidth<HTMLDivElement>();
  const labelOf = useLabel();
  const handlers = useRef({ labelOf });
  handlers.current = { labelOf };

  useEffect(() => () => page?.close(), [page]);

  useEffect(() => {
    if (page === undefined || rendering === undefined) return;
    const options = { visitor: view.visitor, mediaAddress: studio.unsavedMedia };
    // What was to be seen before it was drawn comes into sight now.
    inItsPlace(box.current, () => page.show(rendering, options));
  }, [page, rendering, view.visitor, studio, box]);

  const target = selection?.target;
  useEffect(() => page?.askConsent(target?.file === CONSENT_FILE), [page, target]);

  // What a file holds for all pages, as a whole, is nowhere on one of them.
  const isShown =
    target !== undefined && (target.pointer.length > 0 || kindOfFile(contract, target.file)?.id !== undefined);
  useEffect(() => {
    inItsPlace(box.current, () => page?.reveal(isShown ? sameTextIn(contract, target, language) : undefined));
  }, [page, target, isShown, contract, language]);

  useEffect(
    () => page?.follow(written && sameTextIn(contract, written, language)),
    [page, written, contract, language],
  );

  const chosen = WIDTHS[view.width];
  const width = view.languages.length > 1 ? readableWidth(chosen, room) : chosen;
  useEffect(() => onWidth(width), [onWidth, width]);
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div className="preview__page" ref={box}>
      <iframe
        ref={frame}
        // A page that could not be drawn yet: the frame still holds the one before.
        hidden={rendering === undefined && !isDrawable}
        title={shell.preview(rendering?.title ?? view.page, language)}
        src="/_studio/page"
        style={{ '--page-width': `${width}px`, '--page-scale': scale } as CSSProperties}
        onLoad={() => {
          const document = frame.current?.contentDocument;
          if (!document) return;
          setPage(
            createPageFrame(document, {
              onPick: (picked) => studio.pick(picked, language),
              onFollow: studio.follow,
              onDropped: () => studio.notify({ is: 'dropped-beside' }),
              labelOf: (picked) => handlers.current.labelOf(picked),
            }),
          );
        }}
      />
    </div>
  );
}

/** Where pages are beside each other in a row that is wider than the window, it stays at the one that is looked at. */
function inItsPlace(box: HTMLElement | null, act: () => void): void {
  const row = box?.parentElement;
  const at = row?.scrollLeft ?? 0;
  act();
  if (row) row.scrollLeft = at;
}

/** Drawn smaller than by this, the texts of a page cannot be read. */
const SMALLEST_SCALE = 0.6;

/** How wide a page is shown that stands beside others to be read with them: where it has little room, narrower than was chosen. */
function readableWidth(chosen: number, room: number): number {
  return Math.min(chosen, Math.max(WIDTHS.phone, Math.round(room / SMALLEST_SCALE)));
}

/** Says of something on the page what it is and to what it belongs. */
function useLabel(): (picked: Picked) => string {
  const language = useLanguage();
  const studio = useStudio();
  const { contract } = useStudioState();
  return ({ place, section }) => {
    const known = place ?? section;
    if (known === undefined) return '';
    const { kind, title } = nameOfThing(contract, thingAt(contract, known), studio.dataOf, language);
    return title === undefined ? kind : `${kind} · ${title}`;
  };
}
