import '../../src/styles/all';
import type { ReportedProblem } from '../../src/diagnostics/report';
import type { TextQuery } from './live-preview';
import { createProblemPanel } from './problem-panel';
import type { ShownProblems } from './shown-problems';

// Written in full: Vite provides `hot` only where it reads this very expression.
const hot = import.meta.hot;
const panel = createProblemPanel(({ file, line, column }: ReportedProblem) =>
  openInEditor(`${file}:${line}:${column}`),
);

/** The app takes a change over without losing its place; before it runs, the document is loaded anew. */
function showChange(): void {
  const isTakenOver = !document.dispatchEvent(new Event('site:change', { cancelable: true }));
  if (isTakenOver) return;
  console.info('The document is loaded anew to show a change: the app does not run yet.');
  location.reload();
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

/** A press with Alt asks where the text under it is written, instead of doing what a press does. */
function askWhereWritten(event: MouseEvent): void {
  if (!event.altKey || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const text = textUnder(event.target, event.clientX, event.clientY);
  const query: TextQuery = { text, language: document.documentElement.lang };
  hot?.send('site:where', query);
}

/** What the smallest element around a point says, or what stands in for it. */
function textUnder(element: Element, x: number, y: number): string {
  const caret = document.caretPositionFromPoint?.(x, y)?.offsetNode.parentElement;
  const pressed = caret !== null && caret !== undefined && element.contains(caret) ? caret : element;
  return pressed.textContent?.trim() || element.getAttribute('alt') || element.getAttribute('aria-label') || '';
}

function openInEditor(place: string): void {
  // A POST names its origin in every browser; the server opens files for its own pages only.
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`, { method: 'POST' });
}

addEventListener('click', askWhereWritten, { capture: true });
hot?.on('site:problems', (told: ShownProblems) => panel.show(told));
hot?.on('site:where', (place: string) => (place === '' ? panel.say('notWritten') : openInEditor(place)));
hot?.on('site:theme', showTheme);
hot?.on('site:change', showChange);
hot?.on('vite:ws:connect', () => hot.send('site:problems'));
hot?.send('site:problems');
