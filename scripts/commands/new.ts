/** `npm run new -- page|post|section <id>`: a valid new file made from the schemas; `section --list` names the section types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../src/compiler/contract';
import { declaredLanguages } from '../../src/compiler/languages';
import { load } from '../../src/compiler/load';
import { indexSite } from '../../src/compiler/site';
import { validate } from '../../src/compiler/validate';
import { generate } from '../generate/all';
import { project } from '../project';
import { readSite } from '../read-site';
import { scaffoldEntry } from '../scaffold/entry';
import { scaffoldSection } from '../scaffold/section';
import { readSchemas } from '../section-modules';
import { writeOutputs } from '../write-outputs';

const USAGE = 'npm run new -- page|post|section <id>   |   npm run new -- section --list';
const WELL_FORMED = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const [what = '', id = ''] = process.argv.slice(2);
const contract = readContract(await readSchemas());

if (what === 'section' && id === '--list') {
  for (const [type, { title = '', description = '' }] of contract.sections) {
    process.stdout.write(`${type.padEnd(20)} ${title}: ${description}\n`);
  }
} else if (!['page', 'post', 'section'].includes(what) || !WELL_FORMED.test(id)) {
  fail(USAGE);
} else {
  const files = await readSite();
  const localised = contract.inLanguages(declaredLanguages(files));
  const { sources } = validate(load(files, localised).sources, localised);
  const site = indexSite(localised, files, sources);
  const outputs = what === 'section' ? scaffoldSection(id) : [scaffoldEntry(site, what, id)];
  const taken = outputs.find(({ path }) => existsSync(join(project.root, path)));
  if (taken !== undefined) fail(`${taken.path}: already exists`);
  else {
    await writeOutputs(project.root, outputs);
    if (what === 'section') await generate();
    process.stdout.write(`${outputs.map(({ path }) => path).join('\n')}\n`);
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
