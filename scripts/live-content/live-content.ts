import { sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompileResult, compileInSteps, type Publishable } from '../../src/compiler/compile';
import { todayOf } from '../../src/compiler/dates/today-of';
import { createMemory, type KnownFiles } from '../../src/compiler/memory';
import { inPathOrder, type SiteFiles } from '../../src/compiler/source';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { type ReportedProblem, reportProblems } from '../../src/diagnostics/report';
import { inSlices } from '../../src/shared/in-slices';
import { knownFiles } from '../build/content-memory';
import { cacheProblems } from '../command-line/cached-problems';
import { openProjectMemory } from '../command-line/compile-project';
import { updateTranslationRecord } from '../command-line/translation-record';
import { openDictionaries } from '../dictionaries/open-dictionaries';
import { generate, refreshEditorNames } from '../generate/generate';
import { measurePhotographs } from '../pictures/photographs';
import { project } from '../project';
import { readProjectContract } from '../read-contract';
import { readFileBelow } from '../read-files';
import { pathInSite, readSite } from '../read-site';
import { createSerialQueue } from '../serial-queue';

/** The state of the content during editing. */
export interface LiveContent {
  /** What was published of the content when it was without errors last, if it ever was. */
  readonly published: Publishable | undefined;
  /** Fulfilled when the rules have been applied for the first time. */
  readonly isJudged: Promise<unknown>;
  /** The last compilation to its end, whether there are errors or not, and the day as of which it was made. */
  readonly latest: CompileResult | undefined;
  readonly day: string;
  /** What is wrong with the content as it was compiled last. */
  readonly problems: readonly ReportedProblem[];
  /** That of the problems. */
  readonly language: MessageLanguage;
  /** What is known of files by themselves, of those that are as they were compiled last. */
  knownFiles(files: SiteFiles): KnownFiles;
  /**
   * Compiles the content anew. `changed` are files that have come, gone or changed; of schemas, the types follow. `show` is
   * called as soon as there is something else to show. Tells whether it came to its end: what is outdated by then is not
   * judged.
   */
  refresh(changed: readonly string[], show: () => Promise<void>): Promise<boolean>;
}

/** For how long at most a request waits for the rules, in milliseconds. */
const SLICE_MS = 30;

/** What live content is opened with. */
interface LiveContentOptions {
  /** That of the problems. */
  readonly language: MessageLanguage;
  /** The origin of the stand-in for the form provider. */
  readonly formService: string;
  /** The one as of which the site is taken, where that is not today. */
  readonly day: string | undefined;
  /** Makes ready to show pages, while the content is read; it is not judged before. */
  readonly prepare: () => Promise<unknown>;
  /** Lets what is shown be fetched, now and then while more is found out about it, as long as anybody wants to know that. */
  readonly pause: (isOutdated: () => boolean) => Promise<unknown>;
}

/** Opens the content, as soon as it is known what to show. */
export async function openLiveContent({
  language,
  formService,
  day,
  prepare,
  pause,
}: LiveContentOptions): Promise<LiveContent> {
  let published: Publishable | undefined;
  let latest: CompileResult | undefined;
  let latestDay = '';
  let problems: ReportedProblem[] = [];
  /** How often something has changed. */
  let revision = 0;
  /** Whether what is known is kept for the next start. */
  let isKept = false;
  await generate();
  const prepared = prepare();
  // A failure before it is awaited must not count as unhandled: whatever awaits it gets it all the same.
  prepared.catch(() => undefined);
  let files: SiteFiles = await readSite();
  let contract = await readProjectContract();
  const known = await openProjectMemory(files, contract, { today: day ?? todayOf(files), formService });
  const { pages } = known;
  let { memory } = known;

  const readContract = async () => {
    contract = await readProjectContract();
    pages.learn([]);
    memory = createMemory(memory.previousRuns);
    await generate();
  };
  const compileAnew = async (
    changed: readonly string[],
    show: () => Promise<void>,
    isOutdated: () => boolean,
  ): Promise<CompileResult | undefined> => {
    let isShown = false;
    if (changed.length > 0) files = await withChanges(files, changed);
    // Last: where they cannot be read, what else has changed is known all the same.
    if (changed.some((path) => path.startsWith(project.schemas + sep))) await readContract();
    latestDay = day ?? todayOf(files);
    const photographs = await measurePhotographs(files);
    const dictionaries = await openDictionaries(files);
    const steps = compileInSteps(files, contract, { today: latestDay, formService, photographs, dictionaries, memory });
    const result = await inSlices(steps, {
      ms: SLICE_MS,
      // Until there is something to show, requests wait for it.
      pause: () => (isShown ? pause(isOutdated) : wait(0)),
      isOutdated: () => isShown && isOutdated(),
      onStep: async (publishable) => {
        if (publishable === undefined) return;
        published = publishable;
        pages.learn(publishable.manifests.pages);
        isShown = true;
        await show();
      },
    });
    if (result === undefined) return undefined;
    latest = result;
    problems = reportProblems(result.problems, files, language);
    await refreshEditorNames(result.names);
    if (!isKept) {
      await known.keep();
      await pages.keep();
      await cacheProblems(files, { today: latestDay, formService }, result.problems);
      isKept = true;
    }
    return result;
  };

  const open = async (show: () => Promise<void>): Promise<void> => {
    const first = await compileAnew([], show, () => revision > 0);
    // Not later: in the middle of an edit a translation may stand beside an original for which it was not made.
    if (first?.ok) files = await updateTranslationRecord(files, first);
  };

  // Each compilation starts from what the one before has read.
  const inTurn = createSerialQueue();
  let isJudged = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    isJudged = inTurn(() =>
      open(async () => {
        resolve();
        await prepared;
      }),
    );
    isJudged.then(resolve, reject);
  });
  return {
    isJudged,
    get published() {
      return published;
    },
    get latest() {
      return latest;
    },
    get day() {
      return latestDay;
    },
    get problems() {
      return problems;
    },
    language,
    knownFiles: (asked) => knownFiles(memory, asked),
    refresh: async (changed, show) => {
      revision += 1;
      const own = revision;
      return (await inTurn(() => compileAnew(changed, show, () => revision !== own))) !== undefined;
    },
  };
}

/** The files of the site after some have changed: the others are the very same objects, of which much is known. */
async function withChanges(files: SiteFiles, changed: readonly string[]): Promise<SiteFiles> {
  const now = new Map(files);
  for (const file of changed) {
    const path = pathInSite(file);
    if (path === undefined) continue;
    const content = await readFileBelow(project.site, path).catch(() => undefined);
    if (content === undefined) now.delete(path);
    else now.set(path, content);
  }
  return inPathOrder(now);
}
