/** `npm start`: checks and builds the content as it is now, then serves it, with the stand-in for the form provider. */

import type { Manifests } from '../../src/compiler/manifests';
import { buildSite } from '../build/build-site';
import { fingerprint } from '../build/fingerprint';
import { bundle } from '../bundle/bundle';
import { compileProject, optionsOf, report } from '../command-line/compile-project';
import { runCommand } from '../command-line/plain-error';
import { createProgress } from '../command-line/progress';
import { parseReportOptions } from '../command-line/report-options';
import { spokenLanguage } from '../command-line/spoken-language';
import { keepRecord } from '../command-line/translation-record';
import { serveForms } from '../form-service/form-service';
import { servingOf, withoutTransport } from '../hosting/serving';
import { serverAddress } from '../local-server/address';
import { claimPort } from '../local-server/claim-port';
import { recoverFolder } from '../output-folder/replace-folder';
import { serveStatic } from '../preview/static-server';
import { project } from '../project';
import { readSite } from '../read-site';

await runCommand(async () => {
  const options = parseReportOptions(process.argv.slice(2), await spokenLanguage());
  const address = serverAddress(process.env);
  const port = await claimPort(address, 'npm start');
  const progress = createProgress();
  await recoverFolder(project.dist);
  progress.step('compile');
  let texts: Manifests['formTexts'] | undefined;
  const forms = await serveForms({ address, folder: project.local, texts: () => texts });
  const files = await readSite();
  const { result, pages } = await compileProject(files, forms.origin, options.date);
  if (result.problems.length > 0) report(files, result.problems, options);
  if (result.ok) {
    texts = result.manifests.formTexts;
    const recorded = options.isOtherDay ? files : await keepRecord(files, result);
    const inputs = await fingerprint(recorded, optionsOf(options.date, forms.origin));
    await buildSite(result, await bundle(progress.step), pages, project.dist, inputs, progress.step);
    port.serve(serveStatic(project.dist, withoutTransport(servingOf(result.manifests)).headers));
    progress.done(port.url);
  } else {
    port.close();
    forms.server.close();
  }
});
