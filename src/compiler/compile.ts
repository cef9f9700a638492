import { withAffectedPages } from './affected-pages';
import { checks } from './checks/checks';
import { datePassed } from './checks/date-passed';
import { formWithoutService } from './checks/form-without-service';
import { ruleFailed, runChecks } from './checks/run-checks';
import type { Contract } from './contract';
import { emitConsentTexts } from './emit/consent-texts';
import { emitIconSprite } from './emit/icon-sprite';
import { emitMedia } from './emit/media';
import type { OutputFile } from './emit/output-file';
import { emitSearchFiles } from './emit/search-files';
import { declaredLanguages } from './languages';
import { type LoadCache, load, type SiteFiles } from './load';
import { buildManifests, type Manifests, UnresolvedPage } from './manifests';
import { type Problem, sortProblems } from './problem';
import { indexSite } from './site';
import { buildTheme, emitThemePictures, type Theme } from './theme/theme';
import { validate } from './validate';

export interface CompileOptions {
  /** The day of the build as year-month-day; dates before it have passed. */
  readonly today: string;
  /** Origin of the stand-in form service, where one runs beside the site: `npm start` and `npm run dev`. */
  readonly formService?: string | undefined;
  /** Keeps what was read from unchanged files between two runs. */
  readonly cache?: LoadCache;
}

export type CompileResult =
  | {
      readonly ok: true;
      readonly problems: readonly Problem[];
      readonly manifests: Manifests;
      readonly theme: Theme;
      readonly outputs: readonly OutputFile[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Compiles the files of a site to manifests and host files. Pure: reads and writes nothing.
 * All problems of all files come at once, sorted by place; with an error there is no output.
 */
export function compile(files: SiteFiles, contractAsRead: Contract, options: CompileOptions): CompileResult {
  const { today, formService, cache } = options;
  const contract = contractAsRead.inLanguages(declaredLanguages(files));
  const loaded = load(files, contract, cache);
  const shape = loaded.sources.flatMap((source) => validate(source, contract));
  const malformed = new Set(shape.map(({ location }) => location.file));
  const site = indexSite(contract, files, loaded.sources);
  const found = runChecks(
    { ...checks, 'date-passed': datePassed(today), 'form-without-service': formWithoutService(formService) },
    site,
    malformed,
  );
  const problems = withAffectedPages(sortProblems([...loaded.problems, ...shape, ...found]), site);
  if (problems.some((problem) => problem.severity === 'error')) return { ok: false, problems };
  try {
    const manifests = buildManifests(site, today, formService);
    const outputs = [
      ...emitIconSprite(site),
      ...emitSearchFiles(manifests),
      ...emitConsentTexts(manifests),
      ...emitMedia(files),
      ...emitThemePictures(site),
    ];
    return { ok: true, problems, manifests, theme: buildTheme(site), outputs };
  } catch (error) {
    const file = error instanceof UnresolvedPage ? error.file : undefined;
    return { ok: false, problems: [...problems, ruleFailed('resolve', file, error)] };
  }
}
