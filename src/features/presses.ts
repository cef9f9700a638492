import { asLanguage, type Language, type Languages } from '../shared/language';
import { storedLanguage } from './language/stored-language';
import { withQueryAndHash } from './language/with-query-and-hash';

/** What a press can ask for, with what whoever takes it needs to know. */
export interface Presses {
  /** The page in another language: a link with `rel="alternate"` and the language. */
  readonly language: Language;
  /** A form over the page: a link that carries the form's name. */
  readonly form: HTMLAnchorElement;
  /** Another page of this site, or another part of this page. */
  readonly page: URL;
  /** What only script can do. */
  readonly button: HTMLButtonElement;
}

/**
 * Understands every press of a link or button: the document's only listener to clicks, from its head to its end.
 *
 * It listens on the window, where a click arrives last: what a component has dealt with itself, by preventing the
 * default, is left alone. So is a click for a new tab, a new window or a download. Any other means the first of these
 * that fits, and is offered to whoever takes such presses ({@link onPress}); if nobody does, the browser does what it
 * would have done.
 *
 * | | before React | with React | after React has failed |
 * |---|---|---|---|
 * | language | the other document takes the place of this one | the language changes in place | as before React |
 * | form | waits, and is repeated once React is there | opens over the page | a link to the page with the form |
 * | page | a link | shown without loading a document | a link |
 * | button | waits, and is repeated once React is there | the component's own affair | nothing |
 *
 * A form that nobody takes is a page. A language that nobody takes is stored here, also when it opens in a new tab,
 * which has to show it.
 */
export function followPresses(languages: Languages): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    const link = linkAt(target);
    const language = link?.rel === 'alternate' ? asLanguage(link.hreflang, languages) : undefined;
    if (link !== null && language !== undefined) pressLanguage(event, link, language);
    else if (isForThisPage(event) && isTaken(target, link)) event.preventDefault();
  });
}

/** Offers presses of a kind to `take`, which says whether it has taken them, until the returned function is called. */
export function onPress<Kind extends keyof Presses>(kind: Kind, take: (pressed: Presses[Kind]) => boolean): () => void {
  const answer = (event: Event) => {
    if (take((event as CustomEvent<Presses[Kind]>).detail)) event.preventDefault();
  };
  document.addEventListener(`press:${kind}`, answer);
  return () => document.removeEventListener(`press:${kind}`, answer);
}

/** Shows a page of this site as if a link to it had been pressed. */
export function goTo(path: string): void {
  if (!offer('page', new URL(path, location.origin))) location.assign(path);
}

/** The link that an event is about, if it is about one. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Which page of this site a link leads to; undefined where it leads elsewhere, to a file or to a new tab. */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const page = new URL(link.href);
  return page.origin === location.origin && !/^\/(media\/|\/)/.test(page.pathname) ? page : undefined;
}

/** The button around an element that does nothing by itself; one that opens a popover needs no script. */
export function scriptedButtonAt(target: Element): HTMLButtonElement | null {
  return target.closest('button[type="button"]:not([popovertarget])');
}

function pressLanguage(event: MouseEvent, link: HTMLAnchorElement, language: Language): void {
  const isHere = isForThisPage(event);
  if (isHere) event.preventDefault();
  if (isHere && offer('language', language)) return;
  storedLanguage.write(language);
  if (isHere) location.replace(withQueryAndHash(link.pathname, location));
}

function isTaken(target: Element, link: HTMLAnchorElement | null): boolean {
  if (link === null) {
    const button = scriptedButtonAt(target);
    return button !== null && offer('button', button);
  }
  if (link.dataset.form !== undefined && offer('form', link)) return true;
  const page = pageOf(link);
  return page !== undefined && offer('page', page);
}

/** By an event, for the script in the head and the application share no module. */
function offer<Kind extends keyof Presses>(kind: Kind, detail: Presses[Kind]): boolean {
  return !document.dispatchEvent(new CustomEvent(`press:${kind}`, { detail, cancelable: true }));
}

/** Whether a click asks for this page to change: not for a new tab, a new window or a download. */
function isForThisPage({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
