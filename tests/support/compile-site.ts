import { join } from 'node:path';
import type { Section } from '../../generated/types';
import { project } from '../../scripts/project';
import { readIcons, readStyleNames } from '../../scripts/read-contract';
import { readFiles, readTexts } from '../../scripts/read-files';
import { type CompileResult, compile } from '../../src/compiler/compile';
import type { Problem } from '../../src/compiler/findings/problem';
import { COMPARISONS } from '../../src/compiler/findings/severity';
import { indexSite } from '../../src/compiler/index-site';
import { declaredLanguages } from '../../src/compiler/languages';
import { load } from '../../src/compiler/load';
import type { Manifests, PlacedPage } from '../../src/compiler/manifests';
import { createMemory, type Memory } from '../../src/compiler/memory';
import { indispensableMessages } from '../../src/compiler/messages/message-uses';
import { readContract } from '../../src/compiler/schema/read-contract';
import type { Site } from '../../src/compiler/site';
import { inPathOrder, type SiteFiles } from '../../src/compiler/source';
import type { Language } from '../../src/shared/language';
import { forkMemory } from './fork-memory';

/** Files laid over the basic site's: text or bytes by path below site/; `null` takes its file away. */
export type Overlay = Readonly<Record<string, string | Uint8Array | null>>;

export const TODAY = '2026-01-15';
export const contract = readContract(await readTexts(project.schemas), await readIcons(), await readStyleNames());
export const basicFolder = join(project.root, 'tests/fixtures/basic/site');
const basic = withEveryMessage(await readFiles(basicFolder));

/** Tests of the compiler do not depend on how many fixed texts the website has: those it lacks are filled in. */
function withEveryMessage(files: SiteFiles): SiteFiles {
  const written = Buffer.from(files.get('messages.yaml') ?? '').toString();
  const missing = [...indispensableMessages(contract)].filter((key) => !new RegExp(`^${key}:`, 'm').test(written));
  const added = missing.map((key) => `${key}: { es: "${key}", en: "${key}" }\n`).join('');
  return new Map([...files, ['messages.yaml', Buffer.from(written + added)]]);
}

/** All files of a site, indexed as they are and taken to be complete, whatever is wrong with them. */
export function indexed(files: SiteFiles): Site {
  const inLanguages = contract.inLanguages(declaredLanguages(files));
  return indexSite(inLanguages, files, load(files, inLanguages).sources) as Site;
}

/** The text of one of the basic site's files. */
export function basicText(path: string): string {
  return Buffer.from(basic.get(path) ?? '').toString();
}

/** The basic site's files with the given ones over them. */
export function siteFiles(overlay: Overlay): SiteFiles {
  const files = new Map<string, Uint8Array>(basic);
  for (const [path, content] of Object.entries(overlay)) {
    if (content === null) files.delete(path);
    else files.set(path, typeof content === 'string' ? Buffer.from(content) : content);
  }
  return inPathOrder(files);
}

/** Compiles the basic site with some files changed; what is known of its other files is reused. */
export function compileSite(overlay: Overlay, today = TODAY): CompileResult {
  return compile(siteFiles(overlay), contract, { today, memory: forkMemory(memoryOfBasic()) });
}

let known: Memory | undefined;

/** What is known after the basic site was compiled as it is. */
function memoryOfBasic(): Memory {
  if (known === undefined) {
    known = createMemory();
    compile(basic, contract, { today: TODAY, memory: known });
  }
  return known;
}

/** Problems that nearly every overlay has, whatever it is about. */
const INCIDENTAL: ReadonlySet<string> = new Set([
  'description-length',
  'description-repeated',
  'entry-unused',
  'fact-bare',
  'fact-unused',
  'form-without-service',
  'link-repeated',
  'list-duplicate',
  'main-heading-late',
  'main-heading-missing',
  'main-heading-repeated',
  'media-unused',
  'page-orphan',
  'picture-not-shared',
  'title-repeated',
  // Its visitors are not asked for their country.
  'value-unshown',
]);

/**
 * All problems as rows: `pages/home.yaml:4:9 key-unknown {"key":"titel","suggestion":"title"}`. Lists of valid values and
 * English titles are left out, and so are incidental problems, but for those with the code `about`.
 */
export function problemRows(overlay: Overlay, about = ''): string[] {
  return rowsOf(compileSite(overlay).problems, about);
}

/** The same of problems that are known. */
export function rowsOf(problems: readonly Problem[], about: string): string[] {
  return withoutIncidental(problems, about).map(row);
}

/** Problems without the incidental ones, but for those with the code `about`. */
export function withoutIncidental(problems: readonly Problem[], about = ''): Problem[] {
  const isRelevant = (code: string) => code === about || !INCIDENTAL.has(code);
  const isCompared = about.startsWith('translation');
  return problems.filter(({ code }) => isRelevant(code) && (isCompared || !COMPARISONS.has(code)));
}

function row({ severity, code, location, details }: Problem): string {
  const { file, line, column } = location;
  const shown = JSON.stringify(details, (key, value: unknown) =>
    key === 'valid' || key === 'x-en' ? undefined : value,
  );
  return `${severity === 'warning' ? 'warning ' : ''}${file}:${line}:${column} ${code} ${shown}`;
}

/** The manifests of a site that must compile; with a problem the test fails and names it. */
export function manifestsOf(overlay: Overlay, today = TODAY): Manifests {
  const result = compileSite(overlay, today);
  if (!result.ok) throw new Error(`The site does not compile:\n${result.problems.map(row).join('\n')}`);
  return result.manifests;
}

/** One page in one language, by the page's id. */
export function pageOf(manifests: Manifests, id: string, language: Language): PlacedPage {
  const found = manifests.pages.find(({ manifest }) => manifest.id === id && manifest.language === language);
  if (found === undefined) throw new Error(`There is no page ${id} in ${language}`);
  return found;
}

/** What one section, given as YAML without its dash, is in the manifest of a language. */
export function resolvedSection<S extends Section>(section: string, language: Language, overlay: Overlay = {}): S {
  const sections = resolvedSections(`- ${section.trimEnd().replaceAll('\n', '\n  ')}\n`, language, overlay);
  return sections[0] as S;
}

/** What a list of sections, given as YAML, is in the manifest of a language. */
export function resolvedSections(list: string, language: Language, overlay: Overlay = {}, today = TODAY): Section[] {
  const manifests = manifestsOf({ 'pages/extra.yaml': extraPage(list), ...overlay }, today);
  return [...pageOf(manifests, 'extra', language).manifest.sections];
}

/** A page at /adicional and /extra with the given list of sections. */
function extraPage(sections: string): string {
  return [
    'path: { es: "/adicional", en: "/extra" }',
    'title: { es: "Adicional", en: "Extra" }',
    'description: { es: "Una página más.", en: "One more page." }',
    'sections:',
    ...sections.split('\n').map((line) => (line === '' ? '' : `  ${line}`)),
  ].join('\n');
}
