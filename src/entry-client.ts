// The order of the layers is declared in index.css, which therefore comes first.
import './styles/index.css';
import './styles/components';
import { followPage } from './app/follow-page';
import { hydrateWhenNeeded } from './app/hydrate-when-needed';
import { isNeededOnArrival } from './app/is-needed-on-arrival';
import { startVisit } from './app/start-visit';
import { createLanguageStore, followOtherDocuments } from './features/language/language-store';
import { languageSettled } from './features/language/swap-document';
import { locateVisitor } from './features/visitor/locate-visitor';
import { whenLoaded } from './features/when-loaded';
import type { DocumentData } from './renderer/page-data';
import { replaceFailedMedia } from './ui/media/replace-failed-media';

await languageSettled();
const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as DocumentData;
const { placeholder } = data.shell.theme;
if (placeholder !== undefined) replaceFailedMedia(placeholder);
followPage();
const path = location.pathname;
const language = createLanguageStore(data.page.language);
const consent = startVisit(data, language);

const startNow = hydrateWhenNeeded(
  async () => (await import('./app/hydrate')).hydrate({ data, path, language, consent }),
  isNeededOnArrival(data),
);
language.subscribe(startNow);
followOtherDocuments(language, data.shell.settings.languages);
if (data.shell.settings.privacy?.geolocation === 'onLoad') {
  whenLoaded(() => void locateVisitor(data.page, data.shell, language));
}
