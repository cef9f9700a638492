import type { Contract } from '../compiler/schema/contract';
import type { MessageLanguage } from '../diagnostics/languages';
import type { Store } from '../features/store';
import type { BackendFailure } from './backend/backend';
import type { Compilation, Rendering } from './compiling/site-compiler';
import type { ContentPlace } from './place';
import type { Session } from './session/steps';
import type { TextAround } from './text-around';

/** How wide the page is shown. */
export const WIDTHS = { phone: 390, tablet: 820, desk: 1280 } as const;
export type Width = keyof typeof WIDTHS;

/** Which page is looked at, and by whom. */
export interface ViewState {
  /** The id of the page. */
  readonly page: string;
  /** The languages in which it is shown, beside each other. */
  readonly languages: readonly string[];
  readonly width: Width;
  readonly visitor: 'home' | 'abroad';
  /** The day as of which it is shown, as year-month-day. */
  readonly day: string;
}

/** What the panel beside the page shows. */
export type Panel = 'form' | 'gallery' | 'new' | 'overview' | 'problems' | 'review' | 'versions' | 'yaml';

/** Whether what is chosen is edited in it; else it is opened in the place of that. */
export function isForm(panel: Panel): boolean {
  return panel === 'form' || panel === 'yaml';
}

/**
 * `cut-off`: the server cannot be reached · `unwritable`: it cannot write what is done · `restarted`: it has been started anew and does not know this window ·
 * `superseded`: the Studio is open elsewhere, and nothing can be changed here any more.
 */
export type Connection = 'open' | 'cut-off' | 'unwritable' | 'restarted' | 'superseded';

/** A message to the person at the Studio. */
export type Notice =
  | { readonly is: 'saved'; readonly files: number }
  | { readonly is: 'nothing-changed' }
  | { readonly is: 'taken-over'; readonly paths: readonly string[] }
  | { readonly is: 'page-gone'; readonly title: string }
  | { readonly is: 'too-long' }
  | { readonly is: 'partly-back' }
  | { readonly is: 'dropped-beside' }
  | { readonly is: 'picture-in-text' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'journal-damaged' }
  | { readonly is: 'compiler-failed'; readonly detail: string }
  | { readonly is: 'failed'; readonly failure: BackendFailure };

/** What is edited. */
export interface Selection {
  /** What has a form of its own: a section, an entry, a file. */
  readonly thing: ContentPlace;
  /** The place in it at which the cursor is to be; another object each time that it is to go there. */
  readonly target: ContentPlace;
  /** The text around the point of it at which the cursor is to be, where one was clicked. */
  readonly around?: TextAround | undefined;
  /** Whether that only stands elsewhere in it now, so that the cursor stays where it is. */
  readonly hasMoved?: boolean;
  /** The pages on which it is shown, as soon as that is known. */
  readonly shownOn: readonly string[] | undefined;
  /** Where what it stands by is written, of words that stand by much. */
  readonly beside?: ContentPlace | undefined;
}

/** What is to be created from a field: one more of what it names, and where the name is to be written. */
export interface Wanted {
  readonly kind: string;
  readonly namedAt: ContentPlace;
}

/** All that the Studio shows depends on. */
export interface StudioState {
  readonly session: Session;
  /** In the languages of the site. */
  readonly contract: Contract;
  readonly view: ViewState;
  /** That of the Studio. */
  readonly language: MessageLanguage;
  readonly panel: Panel;
  readonly selection: Selection | undefined;
  /** Where something was written last; another object whenever it is to be seen. */
  readonly written: ContentPlace | undefined;
  /** Where a section that is chosen from the gallery is put. */
  readonly addAt: ContentPlace | undefined;
  /** What new content is made for; nothing where the person chooses. */
  readonly wanted: Wanted | undefined;
  /** What the compiler says of the content; that of an earlier state while it works. */
  readonly compilation: Compilation | undefined;
  /** Whether it has been working for so long that this is said. */
  readonly isCheckLate: boolean;
  /** The page, by language, as it could be drawn last; and whether it can be drawn as the content is now. */
  readonly renderings: Readonly<Record<string, Rendering>>;
  readonly isDrawable: boolean;
  readonly isSaving: boolean;
  /** Whether what has been done is in the journal. */
  readonly isRecorded: boolean;
  readonly connection: Connection;
  readonly notice: Notice | undefined;
}

export function changeState(store: Store<StudioState>, part: Partial<StudioState>): void {
  store.set({ ...store.get(), ...part });
}
