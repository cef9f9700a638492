/** `npm run build`: the static website in dist/. With an error in the content nothing is written. */
import { buildSite } from '../bundle/build-site';
import { compileProject, report } from '../command-line/compile-project';
import { runCommand } from '../command-line/plain-error';
import { createProgress } from '../command-line/progress';
import { parseReportOptions } from '../command-line/report-options';
import { nginxServer } from '../hosting/rules';
import { recoverFolder } from '../output-folder/replace-folder';
import { project } from '../project';
import { writeOutputs } from '../write-outputs';

await runCommand(async () => {
  const options = parseReportOptions(process.argv.slice(2));
  const progress = createProgress();
  await recoverFolder(project.dist);
  progress.step('compile');
  const { files, result } = await compileProject();
  if (!result.ok || result.problems.length > 0) report(files, result, options);
  if (!result.ok) return;
  await buildSite(result, project.dist, progress.step);
  const nginx = nginxServer(result.manifests.redirects, { root: project.dist, listen: '80' });
  await writeOutputs(project.generated, [{ path: 'hosting/nginx.conf', content: nginx }]);
  progress.done('dist/');
});
