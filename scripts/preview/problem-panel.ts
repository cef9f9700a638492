import type { ReportedProblem } from '../../src/diagnostics/report';
import { words } from '../../src/diagnostics/words';
import type { ShownProblems } from './shown-problems';

/** Shows in the preview what is wrong with the content. */
interface ProblemPanel {
  /** Opens by itself for errors that are new; warnings alone are only counted, in the corner. */
  readonly show: (told: ShownProblems) => void;
  /** Says something for some seconds. */
  readonly say: (message: 'notWritten') => void;
}

const TAG = 'site-problems';
const SAID_MS = 4000;

const STYLE = `
  :host { all: initial; position: fixed; inset: auto 0 0; z-index: 99999; pointer-events: none;
    display: flex; flex-direction: column; align-items: flex-start;
    color-scheme: dark; color: CanvasText; font: 15px/1.45 ui-monospace, monospace; }
  :host > * { pointer-events: auto; }
  section { box-sizing: border-box; inline-size: 100%; max-block-size: 45vh; overflow: auto; padding: 12px;
    background: Canvas; border-block-start: 4px solid Mark; }
  [hidden] { display: none !important; }
  article { margin: 0 0 14px; }
  button { all: unset; cursor: pointer; }
  article button { color: LinkText; text-decoration: underline; }
  button:focus-visible, summary:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
  .count, .said { margin: 8px; padding: 6px 12px; background: Canvas; border: 2px solid Mark; border-radius: 99px; }
  .close { float: inline-end; padding: 2px 8px; border: 1px solid; border-radius: 4px; }
  pre { margin: 4px 0; white-space: pre-wrap; opacity: 0.75; }
  p { margin: 2px 0; } .fix { font-weight: bold; }
  summary { cursor: pointer; margin-block-end: 8px; }
`;

/** `open` is called with a problem whose place has been pressed. */
export function createProblemPanel(open: (problem: ReportedProblem) => void): ProblemPanel {
  const host = document.createElement(TAG);
  const shadow = host.attachShadow({ mode: 'open' });
  let told: ShownProblems = { problems: [], language: 'es' };
  let isOpen = false;

  const draw = () => {
    const { problems, language } = told;
    const text = words[language];
    const errors = problems.filter(({ severity }) => severity === 'error');
    const warnings = problems.filter(({ severity }) => severity === 'warning');
    const counts = [
      errors.length > 0 && `✖ ${text.errors(errors.length)}`,
      warnings.length > 0 && `▲ ${text.warnings(warnings.length)}`,
    ];
    const count = button(counts.filter(Boolean).join('  '), 'count', () => toggle(true));
    const close = button('✕', 'close', () => toggle(false));
    close.ariaLabel = text.close;
    const list = element('section', '', close, ...errors.map((one) => card(one, text.fix, open)));
    list.ariaLabel = text.title;
    if (warnings.length > 0) {
      const folded = document.createElement('details');
      folded.open = errors.length === 0;
      folded.append(
        element('summary', text.warnings(warnings.length)),
        ...warnings.map((one) => card(one, text.fix, open)),
      );
      list.append(folded);
    }
    count.hidden = isOpen;
    list.hidden = !isOpen;
    shadow.replaceChildren(element('style', STYLE), count, list);
    if (problems.length > 0) document.body.append(host);
    else host.remove();
    // The page can be scrolled from under the list.
    document.documentElement.style.paddingBlockEnd = isOpen && problems.length > 0 ? `${list.offsetHeight}px` : '';
  };
  const toggle = (opened: boolean) => {
    isOpen = opened;
    draw();
    shadow.querySelector<HTMLElement>(opened ? '.close' : '.count')?.focus();
  };
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen && host.isConnected) toggle(false);
  });

  return {
    show: (now) => {
      const known = new Set(errorsOf(told));
      const errors = errorsOf(now);
      if (errors.length === 0) isOpen = isOpen && now.problems.length > 0 && known.size === 0;
      else if (errors.some((error) => !known.has(error))) isOpen = true;
      told = now;
      draw();
    },
    say: (message) => {
      const said = element('p', words[told.language][message]);
      said.className = 'said';
      said.role = 'status';
      document.body.append(host);
      shadow.append(said);
      setTimeout(() => {
        said.remove();
        if (told.problems.length === 0) host.remove();
      }, SAID_MS);
    },
  };
}

function errorsOf({ problems }: ShownProblems): string[] {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, pointer, message }) => [code, file, pointer, message].join('\n'));
}

function card(problem: ReportedProblem, fix: string, open: (problem: ReportedProblem) => void): HTMLElement {
  const { file, line, column, message, hint, excerpt } = problem;
  const place = button(`${file}:${line}:${column}`, '', () => open(problem));
  const lines = excerpt.map((shown) => `${shown.line === line ? '>' : ' '} ${shown.line} | ${shown.text}`).join('\n');
  const mend = element('p', hint === undefined ? '' : `${fix}: ${hint}`);
  mend.className = 'fix';
  return element('article', '', place, element('p', message), mend, element('pre', lines));
}

function button(text: string, className: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.className = className;
  made.onclick = press;
  return made;
}

function element(name: string, text: string, ...children: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.append(...children);
  return made;
}
