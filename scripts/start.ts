/** `npm start`: checks and builds the content as it is now, then serves it. */
import { buildSite } from './build-site';
import { compileProject, parseReportOptions, report } from './command-line';
import { serverAddress, serveStatic } from './preview/static-server';
import { createProgress } from './progress';
import { project } from './project';

const options = parseReportOptions(process.argv.slice(2));
const address = serverAddress(process.env);
const progress = createProgress();
progress.step('compile');
const { files, result } = await compileProject();
if (!result.ok || result.problems.length > 0) report(files, result, options);
if (result.ok) {
  await buildSite(result.manifests, result.outputs, project.dist, progress.step);
  const { url } = await serveStatic(project.dist, address);
  progress.done(url);
}
