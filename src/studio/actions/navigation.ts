import { messagesFile } from '../../compiler/messages/usual-message';
import type { Store } from '../../features/store';
import type { SiteCompiler } from '../compiling/site-compiler';
import { inLanguageOf } from '../content/in-language-of';
import type { Picked } from '../content/picked';
import { placeBesideMessage, placeOfPicked } from '../content/place-of-picked';
import { thingAt } from '../content/thing';
import { type ContentPlace, isWithin } from '../place';
import { changeState, type Notice, type Selection, type StudioState, type ViewState } from '../state';
import type { Studio } from '../studio';
import type { TextAround } from '../text-around';

interface Surroundings extends Pick<Studio, 'dataOf'> {
  readonly store: Store<StudioState>;
  readonly compiler: SiteCompiler;
  readonly refresh: () => void;
}

type Navigation = Pick<
  Studio,
  'follow' | 'goTo' | 'look' | 'open' | 'pick' | 'setLanguage' | 'showGallery' | 'showNew' | 'showPanel'
>;

/** Told of what could not be done in one place, which somebody who has gone to another one has left. */
const OF_ATTEMPTS: ReadonlySet<Notice['is']> = new Set(['dropped-beside', 'picture-in-text', 'refused', 'too-long']);

/** What is looked at: the page, what is edited of it, and the panel beside it. Nothing of it changes the content. */
export function createNavigation({ store, compiler, dataOf, refresh }: Surroundings): Navigation {
  const change = (part: Partial<StudioState>) => changeState(store, part);

  /** Opens what is at a place, and gives the pages on which it is seen unless something else is opened meanwhile. */
  async function openPlace(
    place: ContentPlace,
    clicked: Pick<Selection, 'around' | 'beside'> = {},
  ): Promise<readonly string[]> {
    const thing = thingAt(store.get().contract, place);
    const target = { ...place };
    const { notice } = store.get();
    change({
      selection: { thing, target, shownOn: undefined, ...clicked },
      panel: 'form',
      notice: notice && OF_ATTEMPTS.has(notice.is) ? undefined : notice,
    });
    const shownOn = await compiler.shownOn(place);
    const { selection } = store.get();
    if (selection?.target !== target) return [];
    change({ selection: { ...selection, shownOn } });
    return shownOn;
  }

  function open(place: ContentPlace | undefined): void {
    if (place === undefined) change({ selection: undefined, panel: 'form' });
    else void openPlace(place);
  }

  async function goTo(place: ContentPlace, around?: TextAround): Promise<void> {
    const shownOn = await openPlace(place, { around });
    const { view, compilation } = store.get();
    if (shownOn.includes(view.page)) return;
    const own = compilation?.pages.filter((each) => isWithin(place, each)).map(({ id }) => id);
    const page = shownOn.find((id) => own?.includes(id)) ?? shownOn[0];
    if (page === undefined) return;
    change({ view: { ...view, page }, renderings: {} });
    refresh();
  }

  async function pick(picked: Picked, ofLanguage: string): Promise<void> {
    const { contract, compilation, session } = store.get();
    const content = {
      contract,
      files: session.files,
      dataOf,
      facts: Object.fromEntries((compilation?.names.facts ?? []).map(({ name, fact }) => [name, fact?.value])),
      whereWritten: (text: string) => compiler.whereWritten(text, ofLanguage),
    };
    const found = await placeOfPicked(picked, ofLanguage, content);
    if (found === undefined) return;
    const isMessage = found.file === messagesFile(contract) && picked.section !== undefined;
    const beside = isMessage ? placeBesideMessage(found, picked, content) : undefined;
    const { around } = picked;
    void openPlace(inLanguageOf(contract, found, dataOf(found.file), ofLanguage), { around, beside });
  }

  function look(view: Partial<ViewState>): void {
    const before = store.get();
    const isOtherPage = view.page !== undefined && view.page !== before.view.page;
    change({
      view: { ...before.view, ...view },
      ...(isOtherPage && { selection: undefined, renderings: {} }),
    });
    const file = before.compilation?.pages.find(({ id }) => id === view.page)?.file;
    // Of what cannot be read nothing is seen that could be pressed.
    if (isOtherPage && file !== undefined && dataOf(file) === undefined) open({ file, pointer: [] });
    if (view.day === undefined) refresh();
    else void compiler.set({ day: view.day }).then(refresh);
  }

  return {
    open,
    goTo: (place, around) => void goTo(place, around),
    pick: (picked, ofLanguage) => void pick(picked, ofLanguage),
    look,
    follow: (href) => {
      const { compilation, view } = store.get();
      const { pathname } = new URL(href, 'http://site');
      const next = compilation?.pages.find(({ paths }) => Object.values(paths).includes(pathname));
      if (next !== undefined && next.id !== view.page) look({ page: next.id });
    },
    showPanel: (panel) => change({ panel, wanted: undefined }),
    showNew: (wanted) => change({ panel: 'new', wanted }),
    showGallery: (place) => change({ panel: 'gallery', addAt: place }),
    setLanguage: (language) => {
      change({ language });
      void compiler.set({ language }).then(refresh);
    },
  };
}
