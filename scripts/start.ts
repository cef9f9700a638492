/** `npm start`: checks and builds the content as it is now, then serves it, with the stand-in for the form provider. */

import type { Manifests } from '../src/compiler/manifests';
import { buildSite } from './build-site';
import { compileProject, parseReportOptions, report } from './command-line';
import { serveForms } from './form-service/form-service';
import { serverAddress, serveStatic } from './preview/static-server';
import { createProgress } from './progress';
import { project } from './project';

const options = parseReportOptions(process.argv.slice(2));
const address = serverAddress(process.env);
const progress = createProgress();
progress.step('compile');
let texts: Manifests['formTexts'] | undefined;
const forms = await serveForms({ address, folder: project.local, texts: () => texts });
const { files, result } = await compileProject(forms.origin);
if (!result.ok || result.problems.length > 0) report(files, result, options);
if (result.ok) {
  texts = result.manifests.formTexts;
  await buildSite(result, project.dist, progress.step);
  const { url } = await serveStatic(project.dist, address);
  progress.done(url);
} else {
  forms.server.close();
}
