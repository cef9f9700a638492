import '../../src/styles/all';
import type { ReportedProblem } from '../../src/diagnostics/report';

/** Shows the problems of the content over the page while there are errors; a click opens the file at the line. */
function showProblems(problems: readonly ReportedProblem[]): void {
  document.querySelector(OVERLAY_TAG)?.remove();
  if (problems.every(({ severity }) => severity !== 'error')) return;
  const overlay = document.createElement(OVERLAY_TAG);
  const shadow = overlay.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  shadow.append(style, ...problems.map(problemCard));
  document.body.append(overlay);
}

const OVERLAY_TAG = 'site-problems';

const STYLE = `
  :host { position: fixed; inset: auto 0 0; z-index: 99999; max-height: 60vh; overflow: auto; padding: 12px;
    color-scheme: dark; background: Canvas; color: CanvasText; font: 15px/1.45 ui-monospace, monospace;
    border-top: 4px solid Mark; }
  article { margin: 0 0 14px; }
  button { all: unset; cursor: pointer; color: LinkText; text-decoration: underline; }
  button:focus-visible { outline: 2px solid Highlight; }
  pre { margin: 4px 0; white-space: pre-wrap; opacity: 0.75; }
  p { margin: 2px 0; } .fix { font-weight: bold; }
`;

function problemCard({ file, line, column, message, hint, excerpt }: ReportedProblem): HTMLElement {
  const card = document.createElement('article');
  const place = document.createElement('button');
  place.textContent = `${file}:${line}:${column}`;
  // A POST names its origin in every browser; the server opens files for its own pages only.
  place.onclick = () =>
    void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`, { method: 'POST' });
  card.append(place, paragraph(message), paragraph(hint ?? '', 'fix'), lines(excerpt, line));
  return card;
}

function paragraph(text: string, className = ''): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  element.className = className;
  return element;
}

function lines(excerpt: ReportedProblem['excerpt'], wrong: number): HTMLElement {
  const element = document.createElement('pre');
  element.textContent = excerpt.map(({ line, text }) => `${line === wrong ? '>' : ' '} ${line} | ${text}`).join('\n');
  return element;
}

/** The app takes a change over without losing its place; before it runs, the document is loaded anew. */
function showChange(): void {
  const isTakenOver = !document.dispatchEvent(new Event('site:change', { cancelable: true }));
  if (!isTakenOver) location.reload();
}

/** Fetches the theme's style anew; the one before stays until it is there. */
function showTheme(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/theme/"]')) {
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = `${new URL(link.href).pathname}?${Date.now()}`;
    next.onload = () => link.remove();
    link.after(next);
  }
}

// Written in full: Vite provides `hot` only where it reads this very expression.
const hot = import.meta.hot;
hot?.on('site:problems', showProblems);
hot?.on('site:theme', showTheme);
hot?.on('site:change', showChange);
hot?.on('vite:ws:connect', () => hot.send('site:problems'));
hot?.send('site:problems');
