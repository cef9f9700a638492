/** `npm start`: checks and builds the content as it is now, then serves it, with the stand-in for the form provider. */

import type { Manifests } from '../../src/compiler/manifests';
import { recoverFolder } from '../atomic-files/replace-folder';
import { buildSite } from '../build/build-site';
import { bundle } from '../bundle/bundle';
import { compileAndPublish } from '../command-line/compile-project';
import { readEditors } from '../command-line/editors';
import { printProblems } from '../command-line/print-problems';
import { createProgress } from '../command-line/progress';
import { parseReportOptions } from '../command-line/report-options';
import { runCommand } from '../command-line/run-command';
import { updateTranslationRecord } from '../command-line/translation-record';
import { fingerprint } from '../fingerprint';
import { serveForms } from '../form-service/form-service';
import { servingOf, withoutTransport } from '../hosting/serving';
import { serverAddress } from '../local-server/address';
import { claimPort } from '../local-server/claim-port';
import { serveStatic } from '../local-server/static-server';
import { project } from '../project';
import { readSite } from '../read-site';

await runCommand(async () => {
  const options = parseReportOptions(process.argv.slice(2), await readEditors());
  const address = serverAddress(process.env);
  const port = await claimPort(address, 'npm start');
  const progress = createProgress();
  await recoverFolder(project.dist);
  progress.step('compile');
  let texts: Manifests['formTexts'] | undefined;
  const forms = await serveForms({ address, folder: project.local, texts: () => texts });
  const files = await readSite();
  const asked = { today: options.date, formService: forms.origin };
  const { result, published } = await compileAndPublish(files, asked, async (compiled, pages) => {
    texts = compiled.manifests.formTexts;
    const recorded = options.isOtherDay ? files : await updateTranslationRecord(files, compiled);
    const inputs = await fingerprint(recorded, asked);
    await buildSite(compiled, {
      bundle: await bundle(progress.step),
      known: pages,
      folder: project.dist,
      inputs,
      progress: progress.step,
    });
    return servingOf(compiled.manifests);
  });
  await Promise.allSettled([published]);
  progress.clear();
  if (result.problems.length > 0) printProblems(files, result.problems, options);
  const serving = await published;
  if (serving !== undefined) {
    port.serve(serveStatic(project.dist, withoutTransport(serving).headers));
    progress.done(port.url);
  } else {
    port.close();
    forms.server.close();
  }
});
