import type { Language } from '../shared/language';

/** What a click can mean, and what its handler needs to know. */
export interface ClickIntents {
  /** The page in another language: a link with `rel="alternate"` and the language. */
  readonly language: Language;
  /** A form over the page: a link that carries the form's name. */
  readonly form: HTMLAnchorElement;
  /** Another page of this site, or another part of this page. */
  readonly page: URL;
  /** What only script can do. */
  readonly button: HTMLButtonElement;
}

/** Offers clicks of a kind to `take`, which returns whether it handles them, until the returned function is called. */
export function onClickIntent<Kind extends keyof ClickIntents>(
  kind: Kind,
  take: (detail: ClickIntents[Kind]) => boolean,
): () => void {
  const answer = (event: Event) => {
    if (take((event as CustomEvent<ClickIntents[Kind]>).detail)) event.preventDefault();
  };
  document.addEventListener(`press:${kind}`, answer);
  return () => document.removeEventListener(`press:${kind}`, answer);
}

/** Shows a page of this site as if a link to it had been clicked. */
export function goTo(path: string): void {
  if (!offerIntent('page', new URL(path, location.origin))) location.assign(path);
}

/** The link around an element, or the element itself where it is one. */
export function linkAt(target: Element): HTMLAnchorElement | null {
  const link = target.closest('a[href]');
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

/** Offers a click to its handlers; returns whether one has taken it. By an event, as the script in the head and the application share no module. */
export function offerIntent<Kind extends keyof ClickIntents>(kind: Kind, detail: ClickIntents[Kind]): boolean {
  return !document.dispatchEvent(new CustomEvent(`press:${kind}`, { detail, cancelable: true }));
}
