import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SiteOverview } from '../../overview/overview';
import type { SearchHit } from '../../overview/search';
import { OverviewContext } from '../../overview/view/context';
import { OverviewContent } from '../../overview/view/OverviewContent';
import style from '../../overview/view/overview.css?inline';
import type { OverviewRequest } from '../../overview/view/request';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import type { TextAround } from '../text-around';
import { unlessStale } from '../unless-stale';
import { useNameOfPlace } from '../use-name-of-place';
import { isInBox } from '../window/is-in-box';
import { useLanguage, useWords } from '../words/words';
import './overview-panel.css';

/** What was looked at of the overview last, to go on there after something that was opened from it. */
export interface LeftOverview {
  readonly request: Omit<OverviewRequest, 'language'>;
  readonly scrolled: number;
}

/** The overview of the site as it is being changed, from which everything can be opened. */
export function OverviewPanel({ left }: { readonly left: RefObject<LeftOverview> }) {
  const { shell } = useWords();
  const language = useLanguage();
  const { compiler, goTo, confirmTranslation, showPanel } = useStudio();
  const nameOf = useNameOfPlace();
  const {
    session,
    view: { day },
  } = useStudioState();
  const [overview, setOverview] = useState<SiteOverview>();
  const [request, setRequest] = useState(left.current.request);
  const { ref, root, content } = useShadowRoot();
  const show = (next: OverviewRequest) => {
    left.current = { ...left.current, request: next };
    setRequest(next);
    content.current?.scrollTo({ top: 0 });
  };
  const open = (place: ContentPlace, hit?: SearchHit) => goTo(place, hit && aroundHit(hit));
  const closing = useRef<HTMLButtonElement>(null);

  // Nothing else is there any more.
  useEffect(() => closing.current?.focus(), []);
  // The link that was pressed may not be there any more either.
  useEffect(() => {
    void request;
    if (root?.activeElement === null && document.activeElement === document.body)
      root.getElementById('content')?.focus();
  }, [root, request]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isInBox(event.composedPath()[0])) showPanel('form');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [showPanel]);
  useEffect(() => {
    // As the content is now, on the day that is looked at: it is asked for anew after each change.
    void [session, day];
    return unlessStale(compiler.overview(), setOverview);
  }, [compiler, session, day]);

  const isDrawn = root !== undefined && overview !== undefined;
  useLayoutEffect(() => {
    const scrolled = content.current;
    if (!isDrawn || scrolled === null) return;
    scrolled.scrollTo({ top: left.current.scrolled });
    return () => {
      left.current = { ...left.current, scrolled: scrolled.scrollTop };
    };
  }, [isDrawn, content, left]);

  return (
    <div className="overview-panel">
      <button ref={closing} type="button" className="button" onClick={() => showPanel('form')}>
        {shell.close}
      </button>
      <p className="quiet" role="status">
        {overview === undefined && shell.checking}
      </p>
      <div ref={ref} className="overview-panel__content">
        {isDrawn &&
          createPortal(
            <OverviewContext
              value={{
                overview,
                isSiteServed: true,
                lineOf: () => 1,
                request: { ...request, language },
                actions: { show, open, nameOf, confirm: confirmTranslation },
              }}
            >
              <OverviewContent />
            </OverviewContext>,
            root,
          )}
      </div>
    </div>
  );
}

/** The text around the first of the words that were found in it. */
function aroundHit({ found: { text }, marks: [first] }: SearchHit): TextAround {
  const at = first?.from ?? 0;
  return { before: text.slice(0, at), after: text.slice(at), isStart: true };
}

/** A part of the document that has a style of its own. */
function useShadowRoot() {
  const [root, setRoot] = useState<ShadowRoot>();
  const content = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    content.current = element;
    if (element === null) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);
  return { ref, root, content };
}
