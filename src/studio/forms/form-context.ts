import { createContext, useContext } from 'react';
import type { Edit } from '../../compiler/findings/fix';
import type { KnownNames } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import type { MessageLanguage } from '../../diagnostics/languages';
import type { StudioPage, StudioProblem } from '../compiling/site-compiler';
import type { PictureFolder, TakeFilesIn } from '../content/taking-in';
import type { ContentPlace } from '../place';
import type { TextAround } from '../text-around';

/** What fields know of the content, and what they can do to it. */
export interface FormContext {
  /** In the languages of the site. */
  readonly contract: Contract;
  /** By kind; before the first compilation none is known of any kind. */
  readonly names: KnownNames;
  readonly pages: readonly StudioPage[];
  /** The language of the Studio. */
  readonly language: MessageLanguage;
  /** The data of a file as it is now; nothing where there is none or it cannot be read. */
  readonly dataOf: (file: string) => unknown;
  /** Those at a place or in it. */
  readonly problemsAt: (place: ContentPlace) => readonly StudioProblem[];
  /** Makes edits as one step. Steps that `join` under one name become one. Gives whether they could be made; if not, that is told. */
  readonly edit: (edits: readonly Edit[], step: { readonly label: string; readonly joins?: string }) => boolean;
  /** Gives an entry of a map another name, and writes that wherever the entry is named, as one step. */
  readonly rename: (place: ContentPlace, key: string, label: string) => void;
  /** Takes an entry of a map away, and its name out of all lists. */
  readonly remove: (place: ContentPlace, label: string) => void;
  /** Notes of a translation that it is still right although its original has changed. */
  readonly confirmTranslation: (translation: ContentPlace) => void;
  /** Leads to where something is written: its form, with the cursor in its field. */
  readonly open: (place: ContentPlace) => void;
  /** The same, with a page that shows it. */
  readonly goTo: (place: ContentPlace) => void;
  /** The edits that have the links to a section lead to it on another page, given by its file. */
  readonly followSection: (section: ContentPlace, page: string) => Promise<readonly Edit[]>;
  /** The titles of the pages that show what is written at each of some places. */
  readonly seenOn: (places: readonly ContentPlace[]) => Promise<readonly (readonly string[])[]>;
  /** The address of a picture as it is now, to be shown. `path` is that in its folder. */
  readonly pictureAddress: (path: string, folder: PictureFolder) => string | undefined;
  /** Where each media file is shown, by its path in media/: what has its form there, by name; undefined of one in a text or a style sheet. */
  readonly mediaUses: () => Promise<ReadonlyMap<string, readonly string[] | undefined>>;
  /** What goes with a picture that another one replaces. */
  readonly leftBehind: (path: string, folder: PictureFolder) => readonly Edit[];
  /** Takes files into a folder: gives their paths there, with what makes the next step one with this, and of each of the others a sentence why not. */
  readonly upload: TakeFilesIn;
  /** Starts to make one more of what is named somewhere, whose name is then written at a place, where that can be done. */
  readonly create?: (kind: string, namedAt: ContentPlace) => void;
  /** Starts to choose a section that is put into a list of sections, before the one at an index. */
  readonly addSection?: (list: ContentPlace, index: number) => void;
  /** Starts to change the address of the page whose form it is, where somebody may know the one that it has. */
  readonly changeAddress?: () => void;
  /** The place at which the cursor is to be; another object each time that it is to go there. */
  readonly target: ContentPlace | undefined;
  /** The text around the point of it at which the cursor is to be, where one was clicked. */
  readonly around?: TextAround | undefined;
  /** Whether what is there has only moved: the cursor stays where it is. */
  readonly hasMoved?: boolean;
  /** Kept while something else is in the place of the form. */
  readonly cursor?: CursorMemory;
}

/** Where the cursor was last in a form, so that whoever comes back to it goes on there. */
export interface CursorMemory {
  /** `since` is the place to which it had been led before. */
  left?: { readonly place: ContentPlace; readonly since: ContentPlace | undefined };
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormContextProvider = Context.Provider;

/** What a field may know of its form. Throws outside a form. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error('A field stands outside of a form');
  return context;
}
