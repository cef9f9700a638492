import type { Edit } from '../compiler/findings/fix';
import type { MessageLanguage } from '../diagnostics/languages';
import type { Store } from '../features/store';
import type { Backend, FileState } from './backend/backend';
import type { SiteCompiler } from './compiling/site-compiler';
import type { Picked } from './content/picked';
import type { TakeFilesIn } from './content/taking-in';
import type { ContentPlace } from './place';
import type { Resolution, StepOptions } from './session/session';
import type { Notice, Panel, StudioState, ViewState, Wanted } from './state';
import type { TextAround } from './text-around';

/** The Studio without its face: how it is, and everything that can be done. */
export interface Studio {
  readonly store: Store<StudioState>;
  readonly backend: Backend;
  readonly compiler: SiteCompiler;
  /** The data of a file as it is now; nothing where there is none or it cannot be read. */
  readonly dataOf: (file: string) => unknown;
  /** Makes edits as one step. Returns whether they could be made; if not, a notice says so. */
  readonly edit: (edits: readonly Edit[], options: StepOptions) => boolean;
  /** Gives an entry of a map another name, and writes that wherever the entry is named, as one step. */
  readonly rename: (place: ContentPlace, key: string, label: string) => void;
  /** Takes away an entry, of a map or a file of its own, and its name out of all lists, as one step. */
  readonly remove: (place: ContentPlace, label: string) => void;
  /** Notes of a translation that it is still right although its original has changed. */
  readonly confirmTranslation: (translation: ContentPlace) => void;
  /** Makes files others, as one step. */
  readonly putFiles: (files: readonly FileState[], options: StepOptions) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Decides about a file that was changed here and elsewhere. */
  readonly resolve: (path: string, which: Resolution, label: string) => void;
  /** Opens what has a form around a place, with the cursor there; where there is no place, nothing of the page is chosen. */
  readonly open: (place: ContentPlace | undefined) => void;
  /** The same from elsewhere: where the page that is looked at does not show it, with one that does. */
  readonly goTo: (place: ContentPlace, around?: TextAround) => void;
  /** The same for something on the page in a language. */
  readonly pick: (picked: Picked, language: string) => void;
  /** Shows the page to which a link leads. */
  readonly follow: (href: string) => void;
  readonly look: (view: Partial<ViewState>) => void;
  readonly showPanel: (panel: Panel) => void;
  /** Shows all types of sections, of which one is to be put at a place. */
  readonly showGallery: (place: ContentPlace) => void;
  /** Starts to make what a field lacks. */
  readonly showNew: (wanted: Wanted) => void;
  /** Gives the page that is looked at a section of its own in place of a block, which others go on showing. */
  readonly separate: (block: string, label: string) => void;
  /** Writes everything that was changed. Returns whether that could be done; if not, a notice says so. */
  readonly save: () => Promise<boolean>;
  readonly notify: (notice: Notice | undefined) => void;
  readonly setLanguage: (language: MessageLanguage) => void;
  /** The address of a file of the site that the server does not have as it is here; nothing where it has. */
  readonly unsavedMedia: (file: string) => string | undefined;
  /** The address of a picture of the theme, which no server has under its name. */
  readonly themePicture: (path: string) => string | undefined;
  readonly upload: TakeFilesIn;
  /** Takes the only seat back from another window, with what has been done there. */
  readonly takeSeat: () => void;
  readonly close: () => void;
}
