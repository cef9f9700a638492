/** `npm run dev`: the site from its sources; an edit shows in the open browser at once. `--date`: as of another day. */

import type { MessageLanguage } from '../../src/diagnostics/languages';
import { OVERVIEW } from '../../src/overview/view/request';
import { words } from '../../src/overview/view/words/words';
import { runCommand } from '../command-line/plain-error';
import { parseReportOptions } from '../command-line/report-options';
import { serveForms } from '../form-service/form-service';
import { serverAddress } from '../local-server/address';
import { servePreview } from '../preview/dev-server';
import { tellTerminal } from '../preview/live-preview';
import { openWorkshop, type Workshop } from '../preview/workshop';
import { project } from '../project';

/** Beside the addresses of the site. */
function printOverview({ resolvedUrls, config }: Awaited<ReturnType<typeof servePreview>>, language: MessageLanguage) {
  const [origin] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  if (origin !== undefined) config.logger.info(`  ➜  ${words[language].title}: ${new URL(OVERVIEW, origin)}`);
}

await runCommand(async () => {
  const { language, date, isOtherDay } = parseReportOptions(process.argv.slice(2));
  const address = serverAddress(process.env);
  let workshop: Workshop | undefined;
  const server = await servePreview(address, () => workshop);
  const texts = () => workshop?.compiled?.manifests.formTexts;
  const forms = await serveForms({ address, folder: project.local, texts });
  workshop = await openWorkshop(language, forms.origin, isOtherDay ? date : undefined);
  tellTerminal(workshop);
  server.printUrls();
  printOverview(server, language);
});
