import { asLanguage } from '../shared/as-language';
import type { AddressedLanguages, Language } from '../shared/language';
import { linkAt, offerIntent, pageOf, scriptedButtonAt } from './click-intents';
import { storedLanguage } from './language/stored-language';
import { withQueryAndHash } from './language/with-query-and-hash';

/**
 * Decides what every click on a link or button means: the document's only listener to clicks, from its head to its end.
 *
 * It listens on the window, where a click arrives last: what a component has dealt with itself, by preventing the
 * default, is left alone. So is a click for a new tab, a new window or a download. Any other means the first of these
 * that fits, and is offered to its handlers (`onClickIntent`); if none takes it, the browser does what it would have done.
 *
 * | | before React | with React | after React has failed |
 * |---|---|---|---|
 * | language | the other document takes the place of this one, at a shared path under the same address | the language changes in place | as before React |
 * | form | waits, and is repeated once React is there | opens over the page | a link to the page with the form, or to phone and e-mail |
 * | page | a link | shown without loading a document | a link |
 * | button | waits, and is repeated once React is there | the component's own affair | nothing |
 *
 * A form that nobody takes is a page. A language that nobody takes is stored here, also when it opens in a new tab,
 * which has to show it. `isReadInPlace` tells whether this address is that of several languages.
 */
export function interpretClicks(languages: AddressedLanguages, isReadInPlace: boolean): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    const link = linkAt(target);
    const language = link?.rel === 'alternate' ? asLanguage(link.hreflang, languages) : undefined;
    if (link !== null && language !== undefined) changeLanguage(event, link, language, isReadInPlace);
    else if (isForThisPage(event) && isTaken(target, link)) event.preventDefault();
  });
}

function changeLanguage(event: MouseEvent, link: HTMLAnchorElement, language: Language, isReadInPlace: boolean): void {
  const isHere = isForThisPage(event);
  if (isHere) event.preventDefault();
  if (isHere && offerIntent('language', language)) return;
  storedLanguage.write(language);
  if (isHere) location.replace(isReadInPlace ? thisAddressIn(language) : withQueryAndHash(link.pathname, location));
}

/** This address, asking for a language, as somebody who links to it may do (decision L1): it asks for none itself (L2). */
function thisAddressIn(language: Language): string {
  return `${location.search || '?'}&lang=${language}${location.hash}`;
}

function isTaken(target: Element, link: HTMLAnchorElement | null): boolean {
  if (link === null) {
    const button = scriptedButtonAt(target);
    return button !== null && offerIntent('button', button);
  }
  if (link.dataset.form !== undefined && offerIntent('form', link)) return true;
  const page = pageOf(link);
  return page !== undefined && offerIntent('page', page);
}

/** Whether a click asks for this page to change: not for a new tab, a new window or a download. */
function isForThisPage({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
