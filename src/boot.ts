/**
 * Runs in the head of every document, before anything is painted: leads from an old address to the new one, from one
 * language to the visitor's own, marks the document with what is known of the visitor, and interprets clicks on links.
 */

import type { BootData } from './boot-data';
import { withReferrer } from './features/attribution/landing';
import { interpretClicks } from './features/interpret-clicks';
import { redirectDelay } from './features/language/redirect-guard';
import { storedLanguage } from './features/language/stored-language';
import { swapDocumentLanguage } from './features/language/swap-document';
import { withQueryAndHash } from './features/language/with-query-and-hash';
import { markWithoutScript } from './features/mark-without-script';
import { knownCountry, showVisitor } from './features/visitor/visitor-country';
import { isRedirect } from './shared/is-redirect';
import { chooseLanguage } from './shared/language-choice';
import { pathIn } from './shared/paths';
import { canonicalPath, isReadInPlace, languageOfPath } from './shared/read-path';

const data = JSON.parse(document.querySelector<HTMLScriptElement>('script[data-boot]')?.dataset.boot ?? '') as BootData;
const path = canonicalPath(location.pathname);

if (isRedirect(data)) location.replace(withQuery(data.redirect));
else {
  const isInPlace = isReadInPlace(path, data.page);
  if (path === location.pathname) settleLanguage(data, isInPlace);
  else location.replace(withQuery(path));
  interpretClicks(data.languages, isInPlace);
}
addEventListener(
  'error',
  ({ target, error, filename }) => {
    // A script of the site did not come whole. Tags and extensions have faults, too.
    if (error instanceof SyntaxError && filename.startsWith(`${origin}/assets/`)) markWithoutScript();
    if (!(target instanceof Element)) return;
    if (target.matches('[type=module]')) markWithoutScript();
    if (target.matches('[rel=stylesheet]')) askAgain(target);
  },
  true,
);

/** For the style of a page that is being opened, without which it is hardly one. */
function askAgain(sheet: Element): void {
  if (document.readyState !== 'complete') setTimeout(() => sheet.replaceWith(sheet.cloneNode()), 1000);
}

function withQuery(target: string): string {
  return target + searchForRedirect() + location.hash;
}

/** After a redirect by script this document is the referrer: the one before goes along in the query. */
function searchForRedirect(): string {
  return withReferrer(location.search, document.referrer, location.origin);
}

function settleLanguage(
  { page, languages, redirectGuardMs, homeCountry }: Exclude<BootData, { redirect: string }>,
  isInPlace: boolean,
): void {
  const forced = new URLSearchParams(location.search).get('lang');
  const evidence = {
    forced,
    stored: storedLanguage.read(),
    path: languageOfPath(path, page, languages),
    lookup: undefined,
  };
  const { language, isStored } = chooseLanguage(evidence, languages);
  if (isStored) storedLanguage.write(language);
  if (homeCountry !== undefined) showVisitor(knownCountry(), homeCountry);

  if (language === document.documentElement.lang) {
    if (forced !== null) history.replaceState(history.state, '', withQueryAndHash(path, location));
  } else if (isInPlace) {
    history.replaceState(history.state, '', withQueryAndHash(path, location));
    swapDocumentLanguage(pathIn(page, language));
  } else if (redirectDelay(redirectGuardMs) === 0) {
    const { hash } = location;
    location.replace(withQueryAndHash(pathIn(page, language), { search: searchForRedirect(), hash }));
  }
}
