import type { Language } from '../shared/language';
import type { SourcePlace } from '../shared/manifest';
import { ruleFailed } from './apply-rules';
import { createCheck } from './check';
import { emit } from './emit/emit';
import type { OutputFile } from './emit/output-file';
import { pictureFiles } from './emit/picture-files';
import type { Finding } from './findings/finding';
import { fileAndLine, locate, locateAll } from './findings/locate';
import { type Location, type Problem, sortProblems } from './findings/problem';
import { indexSite, isComplete } from './index-site';
import { declaredLanguages } from './languages';
import { load } from './load';
import { buildManifests, type Manifests, resolvePages, UnresolvedPage } from './manifests';
import type { PictureFile } from './media/served-picture';
import { createMemory, type Memory } from './memory';
import { type KnownNames, knownNames } from './names/known-names';
import type { Options } from './options';
import { withAffectedPages } from './problems/affected-pages';
import { mergeByCause } from './problems/causes/merge-by-cause';
import { withoutConsequences } from './problems/consequences';
import { withPageNames } from './problems/page-names';
import { withoutMisshapen, withoutSuperseded } from './problems/superseded';
import { whereWritten } from './resolve/where-written';
import type { Contract } from './schema/contract';
import type { DraftSite, Site } from './site';
import type { SiteFiles } from './source';
import { buildTheme, type Theme } from './theme/theme';
import { recordOf, renewRecord } from './translations/record';
import { validate } from './validate';

interface CompileOptions extends Options {
  /** Keeps what is known of unchanged files from one compilation to the next. */
  readonly memory?: Memory;
}

/** What the website is made from. */
interface Resolved {
  readonly manifests: Manifests;
  readonly theme: Theme;
  readonly outputs: readonly OutputFile[];
  /** What is to be made of photographs; worked out when it is first asked for. */
  readonly pictures: () => readonly PictureFile[];
  /** File and line of a section. */
  readonly fileAndLine: (place: SourcePlace) => string;
  /** Where a text that visitors read in some language is written. */
  readonly whereWritten: (text: string, language: Language) => Location[];
  /**
   * What the record of translations is to be from now on. Where the original of a translation has changed, `isStillRight`
   * is asked about the translation, by its file and line.
   */
  readonly renewRecord: (isStillRight?: (fileAndLine: string) => boolean) => string;
}

export type CompileResult = {
  /** The content as far as it could be read, for those who want to know more of it than what is published. */
  readonly site: DraftSite;
  /** What the content may name, for editors to choose from, with its titles in a language. */
  readonly names: (language?: Language) => KnownNames;
  readonly problems: readonly Problem[];
} & (({ readonly ok: true } & Resolved) | { readonly ok: false });

/** What is known of a site that can be published before its warnings are. */
export type Publishable = Pick<CompileResult, 'site'> & Resolved;

/**
 * Compiles the files of a site to manifests and to what hosts need. Pure: reads and writes nothing.
 * All problems of all files come at once, sorted by place; if one of them is an error, there is no output.
 */
export function compile(files: SiteFiles, contract: Contract, options: CompileOptions): CompileResult {
  const steps = compileInSteps(files, contract, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in small steps. One of them yields what is published, as soon as it is known that there is no error: it can be
 * shown while the warnings are still looked for.
 */
export function* compileInSteps(
  files: SiteFiles,
  contractAsRead: Contract,
  { memory = createMemory(), ...options }: CompileOptions,
): Generator<Publishable | undefined, CompileResult> {
  const { loaded, validated, site } = draft(files, contractAsRead, memory);
  const ofShape = [...loaded.findings, ...withPageNames(validated.findings, site)];
  const check = createCheck(site, options, validated.malformed, memory);
  // Nobody has to wait for the errors of a site that is known to have none.
  const isErrorFree = memory.previousRuns.isErrorFree(files, options.today);
  const errorsFirst = isErrorFree ? [] : yield* check('error');
  const resolved = isComplete(site, [...ofShape, ...errorsFirst]) ? resolve(site, files, options, memory) : undefined;
  if (resolved !== undefined && 'manifests' in resolved) yield { site, ...resolved };
  // The rules are asked all the same: what they find in each file need not be found again after the next edit.
  const errors = isErrorFree ? yield* check('error') : errorsFirst;
  const warnings = yield* check('warning');
  const problems = problemsOf(
    [...ofShape, ...withoutSuperseded(withoutMisshapen([...errors, ...warnings], ofShape))],
    site,
  );
  const names = (language?: Language) => knownNames(site, language);
  if (resolved === undefined) return { ok: false, site, names, problems };
  if ('code' in resolved) return { ok: false, site, names, problems: [...problems, resolved] };
  return { ok: true, site, names, problems, ...resolved };
}

/** Everything that is found wrong as it is told: with its line, by place, each cause once, and on which pages it shows. */
function problemsOf(findings: readonly Finding[], site: DraftSite): Problem[] {
  const located = withoutConsequences(locateAll(findings));
  return withAffectedPages(mergeByCause(sortProblems(located), site), site);
}

/** What a site without errors becomes; a problem where the program fails at it. */
function resolve(site: Site, files: SiteFiles, options: Options, memory: Memory): Resolved | Problem {
  try {
    const manifests = buildManifests(site, options, memory.sharedInputs?.ofPages);
    resolvePages(manifests, memory.previousRuns.isResolved);
    let pictures: readonly PictureFile[] | undefined;
    return {
      manifests,
      theme: buildTheme(site),
      outputs: emit(site, manifests, options),
      pictures: () => {
        pictures ??= pictureFiles(site, options);
        return pictures;
      },
      fileAndLine: (place) => `site/${fileAndLine(place, site.sources)}`,
      whereWritten: (text, language) => whereWritten(site, language, text),
      renewRecord: (isStillRight = () => false) =>
        renewRecord(site, recordOf(files) ?? new Map(), ({ translation: { source, pointer } }) =>
          isStillRight(`site/${fileAndLine(`${source.path}#/${pointer.join('/')}`, site.sources)}`),
        ),
    };
  } catch (error) {
    const file = error instanceof UnresolvedPage ? error.file : undefined;
    return locate(ruleFailed('resolve', file, error));
  }
}

/** The content as far as it can be read, before any rule is asked. */
export function draftSite(files: SiteFiles, contractAsRead: Contract, memory = createMemory()): DraftSite {
  return draft(files, contractAsRead, memory).site;
}

function draft(files: SiteFiles, contractAsRead: Contract, memory: Memory) {
  const contract = contractAsRead.inLanguages(declaredLanguages(files));
  const loaded = load(files, contract, memory.files);
  const validated = validate(loaded.sources, contract, memory.validated);
  return { loaded, validated, site: indexSite(contract, files, validated.sources) };
}
