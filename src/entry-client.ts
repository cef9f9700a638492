import { followPage } from './app/follow-page';
import { watchForeignChanges } from './app/foreign-changes';
import { hydrateWhenNeeded } from './app/hydrate-when-needed';
import { isNeededOnArrival } from './app/is-needed-on-arrival';
import { openedPath } from './app/opened-path';
import { reloadIfReplaced } from './app/reload-if-replaced';
import { startVisit } from './app/start-visit';
import { untilVisitorMoves } from './app/visitor-moves';
import { languageSettled } from './features/language/language-settled';
import { createLanguageStore, followOtherDocuments } from './features/language/language-store';
import { markWithoutScript } from './features/mark-without-script';
import { PAGE_DATA, ROOT } from './features/page-parts';
import { loadShell } from './features/shell/load-shell';
import type { DocumentData } from './renderer/page-data';
import { replaceFailedMedia } from './ui/media/replace-failed-media';

/** From here on the page is alive. Rejects where the document did not come whole, or the browser lacks what is needed. */
async function start(): Promise<void> {
  const moved = untilVisitorMoves();
  await languageSettled();
  const foreign = watchForeignChanges(document.querySelector(ROOT));
  const data = JSON.parse(document.querySelector(PAGE_DATA)?.textContent ?? '') as DocumentData;
  const { page, visit } = data;
  if (visit.placeholder !== undefined) replaceFailedMedia(visit.placeholder);
  followPage();
  const path = openedPath();
  const language = createLanguageStore(page.language);
  const consent = startVisit(data, language);

  const load = () => Promise.all([import('./app/hydrate'), loadShell(page.language)]);
  const hydrate = async () => {
    // A line that breaks off for a moment is no reason to do without.
    const [app, shell] = await load().catch(load);
    await app.hydrate({ page, shell, path, moved, language, consent, foreign });
  };
  const startNow = hydrateWhenNeeded(
    () =>
      hydrate().catch(async (error: unknown) => {
        if (!(await reloadIfReplaced())) throw error;
      }),
    isNeededOnArrival(data, path),
  );
  language.subscribe(startNow);
  followOtherDocuments(language, visit.languages);
}

start().catch((error: unknown) => {
  markWithoutScript();
  throw error;
});
