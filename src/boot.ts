/**
 * Runs in the head of every document, before anything is painted: leads from an old address to the new one, from one
 * language to the visitor's own, and marks the document with what is known of the visitor.
 */

import type { BootData } from './boot-data';
import { withReferrer } from './features/attribution/landing';
import { redirectDelay, storedLanguage } from './features/language/stored-language';
import { swapDocumentLanguage } from './features/language/swap-document';
import { withQueryAndHash } from './features/language/with-query-and-hash';
import { isPlainClick } from './features/plain-click';
import { knownCountry, showVisitor } from './features/visitor/visitor-country';
import { asLanguage, type Languages } from './shared/language';
import { chooseLanguage } from './shared/language-choice';
import { canonicalPath, isReadInPlace, languageOfPath, pathIn } from './shared/paths';

const data = JSON.parse(document.querySelector<HTMLScriptElement>('script[data-boot]')?.dataset.boot ?? '') as BootData;
const path = canonicalPath(location.pathname);

if ('redirect' in data) location.replace(withQuery(data.redirect));
else if (path !== location.pathname) location.replace(withQuery(path));
else settleLanguage(data);

if ('languages' in data && data.languages.length > 1) followToggle(data.languages);

function withQuery(target: string): string {
  return target + searchForRedirect() + location.hash;
}

/** A redirect by script becomes the referrer of its target: the one before goes along in the query. */
function searchForRedirect(): string {
  return withReferrer(location.search, document.referrer, location.origin);
}

function settleLanguage({
  page,
  languages,
  redirectGuardMs,
  homeCountry,
}: Exclude<BootData, { redirect: string }>): void {
  const forced = new URLSearchParams(location.search).get('lang');
  const evidence = {
    forced,
    stored: storedLanguage.read(),
    path: languageOfPath(path, page, languages),
    country: undefined,
  };
  const { language, isStored } = chooseLanguage(evidence, languages);
  if (isStored) storedLanguage.write(language);
  if (homeCountry !== undefined) showVisitor(knownCountry(), homeCountry);

  if (language === document.documentElement.lang) {
    if (forced !== null) history.replaceState(history.state, '', withQueryAndHash(path, location));
  } else if (isReadInPlace(path, page)) {
    history.replaceState(history.state, '', withQueryAndHash(path, location));
    swapDocumentLanguage(pathIn(page, language));
  } else if (redirectDelay(redirectGuardMs) === 0) {
    const { hash } = location;
    location.replace(withQueryAndHash(pathIn(page, language), { search: searchForRedirect(), hash }));
  }
}

/**
 * A press of the toggle counts before the page is hydrated, and in a new tab. Until it is hydrated, the page in the other
 * language takes the place of this one by its document.
 */
function followToggle(languages: Languages): void {
  let pressed: HTMLAnchorElement['pathname'] | undefined;
  // On the way down: on the way up the toggle may already stand for the other language.
  const notice = ({ target }: MouseEvent) => {
    const toggle = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel="alternate"]') : null;
    const chosen = asLanguage(toggle?.hreflang, languages);
    pressed = toggle?.pathname;
    if (chosen !== undefined) storedLanguage.write(chosen);
  };
  const follow = (event: MouseEvent) => {
    if (pressed === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    location.replace(withQueryAndHash(pressed, location));
  };
  addEventListener('click', notice, { capture: true });
  addEventListener('click', follow);
}
