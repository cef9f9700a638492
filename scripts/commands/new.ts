/** `npm run new -- page|post|section <id>`: a valid new file made from the schemas; `section --list` names the section types. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Contract } from '../../src/compiler/contract';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { declaredLanguages } from '../../src/compiler/languages';
import { load } from '../../src/compiler/load';
import { indexSite } from '../../src/compiler/site';
import { validate } from '../../src/compiler/validate';
import { type MessageLanguage, messageLanguages } from '../../src/diagnostics/languages';
import { schemaText } from '../../src/diagnostics/schema-text';
import { PlainError, runCommand } from '../command-line/plain-error';
import { toMessageLanguage } from '../command-line/report-options';
import { generate } from '../generate/all';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { readSite } from '../read-site';
import { scaffoldEntry } from '../scaffold/entry';
import { scaffoldSection } from '../scaffold/section';
import { writeOutputs } from '../write-outputs';

const USAGE = `npm run new -- page|post|section <id>   |   npm run new -- section --list   (--language ${messageLanguages.join('|')})`;
const WELL_FORMED = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

await runCommand(async () => {
  const { what, id, list, language } = parseNewOptions(process.argv.slice(2));
  const contract = await readProjectContract();
  if (list) listSectionTypes(contract, language);
  else await writeNew(contract, what, id, language);
});

/** What to make, under which name; or that the section types are to be listed. Throws a {@link PlainError}. */
function parseNewOptions(args: string[]) {
  const { values, positionals } = parsed(args);
  const [what = '', id = ''] = positionals;
  const language = toMessageLanguage(values.language);
  const list = values.list && what === 'section';
  if (!list && !(['page', 'post', 'section'].includes(what) && WELL_FORMED.test(id))) throw new PlainError(USAGE);
  return { what, id, list, language };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        language: { type: 'string', default: messageLanguages[0] },
      },
    });
  } catch {
    throw new PlainError(USAGE);
  }
}

function listSectionTypes(contract: Contract, language: MessageLanguage): void {
  for (const [type, schema] of contract.sections) {
    const { title, description } = schemaText(schema, language);
    process.stdout.write(`${type.padEnd(20)} ${title}: ${description}\n`);
  }
}

async function writeNew(contract: Contract, what: string, id: string, language: MessageLanguage): Promise<void> {
  const outputs = what === 'section' ? scaffoldSection(id) : [await newEntry(contract, what, id, language)];
  const taken = outputs.find(({ path }) => existsSync(join(project.root, path)));
  if (taken !== undefined) throw new PlainError(`${taken.path}: already exists`);
  await writeOutputs(project.root, outputs);
  if (what === 'section') await generate();
  process.stdout.write(`${outputs.map(({ path }) => path).join('\n')}\n`);
}

async function newEntry(contract: Contract, kind: string, id: string, language: MessageLanguage): Promise<OutputFile> {
  const files = await readSite();
  const localised = contract.inLanguages(declaredLanguages(files));
  const { sources } = validate(load(files, localised).sources, localised);
  const site = indexSite(localised, files, sources);
  return scaffoldEntry(site, kind, id, language);
}
