/**
 * Runs in the head of every document, before anything is painted: leads from an old address to the new one, from one
 * language to the visitor's own, and marks the document with what is known of the visitor.
 */
import { withReferrer } from './features/attribution/landing';
import { keptLanguage, redirectDelay } from './features/language/kept-language';
import { swapDocumentLanguage } from './features/language/swap-document';
import { withQueryAndHash } from './features/language/with-query-and-hash';
import { isPlainClick } from './features/plain-click';
import { knownCountry, showVisitor } from './features/visitor/visitor-country';
import { asLanguage, chooseLanguage } from './shared/language-choice';
import { canonicalPath, isReadInPlace, languageOfPath } from './shared/paths';

/** What the document's script element says of its page (src/prerender/document.ts). */
interface BootData extends DOMStringMap {
  redirect?: string;
  es?: string;
  en?: string;
  shared?: string;
  guard?: string;
  home?: string;
}

const data = (document.querySelector('script[data-boot]') as HTMLScriptElement).dataset as BootData;
const path = canonicalPath(location.pathname);

if (data.redirect !== undefined) location.replace(withQuery(data.redirect));
else if (path !== location.pathname) location.replace(withQuery(path));
else settleLanguage();

followToggle();

function withQuery(target: string): string {
  return target + searchForRedirect() + location.hash;
}

/** A redirect by script becomes the referrer of its target: the one before goes along in the query. */
function searchForRedirect(): string {
  return withReferrer(location.search, document.referrer, location.origin);
}

function settleLanguage(): void {
  const { es = '/', en = '/', shared, guard, home = '' } = data;
  const forced = new URLSearchParams(location.search).get('lang');
  const paths = { alternates: { es, en }, ...(shared !== undefined && { sharedPath: shared }) };
  const { language, isKept } = chooseLanguage({
    forced,
    stored: keptLanguage.read(),
    path: languageOfPath(path, paths),
    country: undefined,
    spanishSpeakingCountries: [],
  });
  if (isKept) keptLanguage.write(language);
  showVisitor(knownCountry(), home);

  if (language === asLanguage(document.documentElement.lang)) {
    if (forced !== null) history.replaceState(history.state, '', withQueryAndHash(path, location));
  } else if (isReadInPlace(path, paths)) {
    history.replaceState(history.state, '', withQueryAndHash(path, location));
    swapDocumentLanguage(paths.alternates[language]);
  } else if (redirectDelay(Number(guard)) === 0) {
    const { hash } = location;
    location.replace(withQueryAndHash(paths.alternates[language], { search: searchForRedirect(), hash }));
  }
}

/**
 * A press of the toggle counts before the page is alive, and in a new tab. Until it is alive, the page in the other
 * language takes the place of this one by its document.
 */
function followToggle(): void {
  let pressed: HTMLAnchorElement['pathname'] | undefined;
  // On the way down: on the way up the toggle may already stand for the other language.
  const notice = ({ target }: MouseEvent) => {
    const toggle = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel="alternate"]') : null;
    const chosen = asLanguage(toggle?.hreflang);
    pressed = toggle?.pathname;
    if (chosen !== undefined) keptLanguage.write(chosen);
  };
  const follow = (event: MouseEvent) => {
    if (pressed === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    location.replace(withQueryAndHash(pressed, location));
  };
  addEventListener('click', notice, { capture: true });
  addEventListener('click', follow);
}
