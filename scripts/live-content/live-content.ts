import { sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CompileResult, compileInSteps, type Publishable } from '../../src/compiler/compile';
import { todayOf } from '../../src/compiler/dates/today-of';
import { createMemory, type KnownFiles, type Memory } from '../../src/compiler/memory';
import type { Contract } from '../../src/compiler/schema/contract';
import { inPathOrder, type SiteFiles } from '../../src/compiler/source';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { type ReportedProblem, reportProblems } from '../../src/diagnostics/report';
import { inSlices } from '../../src/shared/in-slices';
import { knownFiles } from '../build/content-memory';
import { cacheProblems } from '../command-line/cached-problems';
import { openProjectMemory, type ProjectMemory } from '../command-line/compile-project';
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
export async function openLiveContent({ prepare, ...options }: LiveContentOptions): Promise<LiveContent> {
  await generate();
  const prepared = prepare();
  // A failure before it is awaited must not count as unhandled: whatever awaits it gets it all the same.
  prepared.catch(() => undefined);
  const files = await readSite();
  const contract = await readProjectContract();
  const { day: today = todayOf(files), formService } = options;
  const known = await openProjectMemory(files, contract, { today, formService });
  const content = new CompiledContent(options, files, contract, known);
  await new Promise<void>((resolve, reject) => {
    const showFirst = async () => {
      resolve();
      await prepared;
    };
    content.compileFirst(showFirst).then(resolve, reject);
  });
  return content;
}

class CompiledContent implements LiveContent {
  readonly language: MessageLanguage;
  isJudged = Promise.resolve();
  published: Publishable | undefined;
  latest: CompileResult | undefined;
  day = '';
  problems: readonly ReportedProblem[] = [];

  readonly #options: Omit<LiveContentOptions, 'prepare'>;
  readonly #known: ProjectMemory;
  #files: SiteFiles;
  #contract: Contract;
  #memory: Memory;
  /** How often something has changed. */
  #revision = 0;
  /** Whether what is known is kept for the next start. */
  #isKept = false;
  /** Each compilation starts from what the one before has read. */
  readonly #inTurn = createSerialQueue();

  constructor(
    options: Omit<LiveContentOptions, 'prepare'>,
    files: SiteFiles,
    contract: Contract,
    known: ProjectMemory,
  ) {
    this.language = options.language;
    this.#options = options;
    this.#files = files;
    this.#contract = contract;
    this.#known = known;
    this.#memory = known.memory;
  }

  knownFiles(files: SiteFiles): KnownFiles {
    return knownFiles(this.#memory, files);
  }

  /** Compiles the content as it was opened. */
  compileFirst(show: () => Promise<void>): Promise<void> {
    this.isJudged = this.#inTurn(async () => {
      const first = await this.#compile(show, () => this.#revision > 0);
      // Not later: in the middle of an edit a translation may stand beside an original for which it was not made.
      if (first?.ok) this.#files = await updateTranslationRecord(this.#files, first);
    });
    return this.isJudged;
  }

  async refresh(changed: readonly string[], show: () => Promise<void>): Promise<boolean> {
    this.#revision += 1;
    const own = this.#revision;
    const result = await this.#inTurn(async () => {
      await this.#read(changed);
      return this.#compile(show, () => this.#revision !== own);
    });
    return result !== undefined;
  }

  async #read(changed: readonly string[]): Promise<void> {
    this.#files = await withChanges(this.#files, changed);
    // Last: where they cannot be read, what else has changed is known all the same.
    if (!changed.some((path) => path.startsWith(project.schemas + sep))) return;
    this.#contract = await readProjectContract();
    this.#known.pages.learn([]);
    this.#memory = createMemory(this.#memory.previousRuns);
    await generate();
  }

  /** Nothing comes of what is outdated once there has been something to show. */
  async #compile(show: () => Promise<void>, isOutdated: () => boolean): Promise<CompileResult | undefined> {
    const { day, formService, pause } = this.#options;
    const files = this.#files;
    this.day = day ?? todayOf(files);
    const photographs = await measurePhotographs(files);
    const dictionaries = await openDictionaries(files);
    const options = { today: this.day, formService, photographs, dictionaries, memory: this.#memory };
    let isShown = false;
    const result = await inSlices(compileInSteps(files, this.#contract, options), {
      ms: SLICE_MS,
      // Until there is something to show, requests wait for it.
      pause: () => (isShown ? pause(isOutdated) : wait(0)),
      isOutdated: () => isShown && isOutdated(),
      onStep: async (publishable) => {
        if (publishable === undefined) return;
        this.published = publishable;
        this.#known.pages.learn(publishable.manifests.pages);
        isShown = true;
        await show();
      },
    });
    if (result === undefined) return undefined;
    this.latest = result;
    this.problems = reportProblems(result.problems, files, this.language);
    await refreshEditorNames(result.names);
    await this.#keep(result);
    return result;
  }

  /** Keeps for the next start what the first compilation has found out. */
  async #keep({ problems }: CompileResult): Promise<void> {
    if (this.#isKept) return;
    await this.#known.keep();
    await this.#known.pages.keep();
    await cacheProblems(this.#files, { today: this.day, formService: this.#options.formService }, problems);
    this.#isKept = true;
  }
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
