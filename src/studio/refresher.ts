import type { Store } from '../features/store';
import type { Rendering, SiteCompiler } from './compiling/site-compiler';
import { differences } from './session/content';
import { changeState, type StudioState } from './state';

/** How long nothing may be typed before all rules are applied: they would keep the page waiting. */
const SETTLE_MS = 300;

/** After how long it is said that things are still being checked: what is told until then is that of the content before. */
const LATE_MS = 1000;

/** Keeps what the compiler says, and what the page looks like, as the content is. */
interface Refresher {
  readonly refresh: () => void;
}

/**
 * Has the page drawn at once, and everything be checked when there is time; what has become out of date is passed over.
 * `onChecked` gets how all was when it was checked before.
 */
export function createRefresher(
  compiler: SiteCompiler,
  store: Store<StudioState>,
  onChecked: (before: StudioState | undefined) => void,
): Refresher {
  let known = store.get().session.files;
  let turn = 0;
  let isWorking = false;
  let isAsOpened = true;
  let checked: StudioState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(timer);
    let seen: number;
    do {
      seen = turn;
      await draw().catch(passOver);
    } while (seen !== turn);
    isWorking = false;
    timer = setTimeout(() => void check(), isAsOpened ? 0 : SETTLE_MS);
  }

  /** At once: from now on the compiler answers for the content as it is. */
  function sendChanges(): void {
    const { files } = store.get().session;
    const changed = differences(known, files);
    known = files;
    if (changed.length === 0) return;
    isAsOpened = false;
    void compiler.change(changed).catch(passOver);
  }

  async function draw(): Promise<void> {
    const { page, languages } = store.get().view;
    const drawn = await Promise.all(languages.map((language) => compiler.render({ page, language })));
    const found = drawn.filter((each): each is Rendering => each !== undefined);
    const state = store.get();
    if (state.view.page !== page) return;
    const renderings = Object.fromEntries(found.map((each) => [each.lang, each]));
    changeState(store, {
      renderings: { ...state.renderings, ...renderings },
      isDrawable: found.length === drawn.length,
    });
  }

  async function check(): Promise<void> {
    const seen = turn;
    const late = setTimeout(() => changeState(store, { isCheckLate: true }), LATE_MS);
    const compilation = await compiler.compile().catch(passOver);
    clearTimeout(late);
    if (seen !== turn) return;
    changeState(store, { isCheckLate: false, ...(compilation && { compilation }) });
    if (compilation === undefined) return;
    const before = checked;
    checked = store.get();
    onChecked(before);
  }

  return {
    refresh: () => {
      turn += 1;
      sendChanges();
      void work();
    },
  };
}

/** A mistake of the program, which is told (`withFailuresTold`): what has been written is safe, and the next change is another try. */
function passOver(): undefined {}
