/** `npm run dev`: the site from its sources; an edit shows in the open browser at once. `--date`: as of another day. */

import type { ViteDevServer } from 'vite';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { OVERVIEW } from '../../src/overview/view/request';
import { words } from '../../src/overview/view/words/words';
import { readEditors } from '../command-line/editors';
import { parseReportOptions } from '../command-line/report-options';
import { runCommand } from '../command-line/run-command';
import { serveForms } from '../form-service/form-service';
import { type LiveContent, openLiveContent } from '../live-content/live-content';
import { serverAddress } from '../local-server/address';
import { servePreview } from '../preview/dev-server';
import { loadRenderer } from '../preview/load-renderer';
import { noteRequests } from '../preview/open-requests';
import { sendProblems } from '../preview/shown-problems';
import { project } from '../project';
import { isLoopback } from '../studio-server/admission';
import { STUDIO, type StudioSetting, studioNames } from '../studio-server/studio';

/** Beside the addresses of the site. */
function printOthers({ resolvedUrls, config }: ViteDevServer, host: string, language: MessageLanguage): void {
  const [origin] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  if (origin === undefined) return;
  config.logger.info(`  ➜  ${words[language].title}: ${new URL(OVERVIEW, origin)}`);
  if (isLoopback(host)) config.logger.info(`  ➜  ${studioNames[language]}: ${new URL(STUDIO, origin)}`);
}

await runCommand(async () => {
  const { language, date, isOtherDay } = parseReportOptions(process.argv.slice(2), await readEditors());
  const address = serverAddress(process.env);
  const requests = noteRequests();
  let liveContent: LiveContent | undefined;
  let setting: StudioSetting | undefined;
  const server = await servePreview(
    address,
    () => liveContent,
    () => setting,
    requests,
  );
  const texts = () => liveContent?.published?.manifests.formTexts;
  const forms = await serveForms({ address, folder: project.local, texts });
  const day = isOtherDay ? date : undefined;
  liveContent = await openLiveContent({
    language,
    formService: forms.origin,
    day,
    prepare: () => loadRenderer(server),
    pause: requests.answered,
  });
  setting = { language, formService: forms.origin, day, content: liveContent };
  server.printUrls();
  printOthers(server, address.host, language);
  await liveContent.isJudged;
  sendProblems(server, liveContent);
});
