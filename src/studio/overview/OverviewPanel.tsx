import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SiteOverview } from '../../overview/overview';
import { OverviewContext } from '../../overview/view/context';
import { OverviewContent } from '../../overview/view/OverviewContent';
import style from '../../overview/view/overview.css?inline';
import type { OverviewRequest } from '../../overview/view/request';
import { useStudio, useStudioState } from '../studio-context';
import { useNameOfPlace } from '../use-name-of-place';
import { isInBox } from '../window/is-in-box';
import { useLanguage, useWords } from '../words/words';
import './overview-panel.css';

/** The overview of the site as it is being changed, from which everything can be opened. */
export function OverviewPanel() {
  const { shell } = useWords();
  const language = useLanguage();
  const { compiler, goTo, confirmTranslation, showPanel } = useStudio();
  const nameOf = useNameOfPlace();
  const { session } = useStudioState();
  const [overview, setOverview] = useState<SiteOverview>();
  const [request, setRequest] = useState<OverviewRequest>({ view: 'map', language });
  const { ref, root } = useShadowRoot();
  const box = useRef<HTMLElement>(null);

  // Nothing else is there any more.
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    let isOver = false;
    // As the content is now: it is asked for anew after each change.
    void session;
    void compiler.overview().then((found) => !isOver && setOverview(found));
    return () => {
      isOver = true;
    };
  }, [compiler, session]);

  return (
    <main
      ref={box}
      className="overview-panel"
      tabIndex={-1}
      aria-label={shell.overview}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isInBox(nativeEvent.composedPath()[0])) showPanel('form');
      }}
    >
      <button type="button" className="button" onClick={() => showPanel('form')}>
        {shell.close}
      </button>
      <p className="quiet" role="status">
        {overview === undefined && shell.checking}
      </p>
      <div ref={ref} className="overview-panel__content">
        {root !== undefined &&
          overview !== undefined &&
          createPortal(
            <OverviewContext
              value={{
                ...{ overview, isSiteServed: true, lineOf: () => 1 },
                request: { ...request, language },
                actions: { show: setRequest, open: goTo, nameOf, confirm: confirmTranslation },
              }}
            >
              <OverviewContent />
            </OverviewContext>,
            root,
          )}
      </div>
    </main>
  );
}

/** A part of the document that has a style of its own. */
function useShadowRoot() {
  const [root, setRoot] = useState<ShadowRoot>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, []);
  return { ref, root };
}
