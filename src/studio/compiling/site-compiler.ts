import type { Slot } from '../../authoring/slots';
import type { Edit, Fix } from '../../compiler/findings/fix';
import type { Problem } from '../../compiler/findings/problem';
import type { KnownNames } from '../../compiler/names/known-names';
import type { MessageLanguage } from '../../diagnostics/languages';
import type { SiteOverview } from '../../overview/overview';
import type { Pointer } from '../../shared/pointer';
import type { FileState, OpenedSite } from '../backend/backend';
import type { ContentPlace } from '../place';
import type { DescribedChanges } from '../session/describe-changes';
import type { StillSaid } from '../session/still-said';

/** Which page is shown, how. */
export interface View {
  /** The id of a page; of a page of a template, `<template>:<entry>`. */
  readonly page: string;
  readonly language: string;
}

/** A problem at its place, in words. */
export interface StudioProblem {
  readonly code: Problem['code'];
  readonly severity: Problem['severity'];
  readonly place: ContentPlace;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly message: string;
  readonly hint: string | undefined;
  /** The same where nobody sees what things and fields are named in files: by their titles. */
  readonly titledMessage: string;
  readonly titledHint: string | undefined;
  readonly fix: Fix | undefined;
  /** Where else the same shows; named in the message. */
  readonly others?: readonly ContentPlace[];
}

/** A page of the site, in all languages. */
export interface StudioPage {
  readonly id: string;
  /** Where it is written: of a page of a template, its entry. */
  readonly file: string;
  /** Where in the file it is written: of several that share one, each is a part of it. */
  readonly pointer: Pointer;
  /** Its template, where it has one. */
  readonly template?: string;
  readonly title: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, string>>;
}

/** What is known of the content after a change. */
export interface Compilation {
  readonly problems: readonly StudioProblem[];
  readonly names: KnownNames;
  readonly pages: readonly StudioPage[];
}

/** One page as it looks. */
export interface Rendering {
  readonly view: View;
  readonly lang: string;
  /** Which way its lines run; empty from left to right. */
  readonly dir: 'rtl' | '';
  readonly title: string;
  /** In its texts, and in the attributes that hold texts, are the marks of where they are written. */
  readonly markup: string;
  /** The page as visitors get it, where that is not the same but for the marks. */
  readonly published?: string;
  /** The theme as a style sheet. */
  readonly theme: string;
  /** The sections in order, with the ids of their elements and where they are written. */
  readonly sections: readonly { readonly id: string; readonly type: string; readonly place: ContentPlace }[];
  /** What the marks stand for, by their ids. */
  readonly origins: readonly (readonly [number, ContentPlace])[];
  /** What went wrong with sections that could not be drawn. */
  readonly failures: readonly string[];
}

/** The compiler for the Studio, which runs in a worker. Everything that is passed to it and returned can be cloned. */
export interface SiteCompiler {
  open(site: OpenedSite, language: MessageLanguage): Promise<void>;
  /** Takes over what files have become. */
  change(files: readonly FileState[]): Promise<void>;
  /** In which language problems are described, and as of which day the site is compiled. */
  set(options: { readonly language?: MessageLanguage; readonly day?: string }): Promise<void>;
  /** Nothing where the content has changed meanwhile. */
  compile(): Promise<Compilation | undefined>;
  /** Nothing as long as there are mistakes because of which nothing can be shown. */
  render(view: View): Promise<Rendering | undefined>;
  /** What has changed since some files were as they are given. */
  review(before: readonly FileState[]): Promise<Review>;
  /** The same with some files as they were: a page before a change. */
  renderBefore(view: View, files: readonly FileState[]): Promise<Rendering | undefined>;
  /** What a section type looks like, by its example. */
  renderExample(type: string, language: string): Promise<Rendering | undefined>;
  /** What can be said of something new of a kind, and what can be chosen where that is a name. */
  slots(kind: string): Promise<readonly SlotChoice[]>;
  /** The pages on which something that is written at a place is shown. */
  shownOn(place: ContentPlace): Promise<readonly string[]>;
  shownOnEach(places: readonly ContentPlace[]): Promise<readonly (readonly string[])[]>;
  /** The lists in which an entry can be named that no page shows; nothing of what is shown. */
  listsFor(place: ContentPlace): Promise<readonly ContentPlace[] | undefined>;
  /** Where a text that is read on the page may be written. */
  whereWritten(text: string, language: string): Promise<readonly ContentPlace[]>;
  leadElsewhere(page: string, target: string): Promise<readonly Edit[]>;
  /** The edits that have the links to a section lead to it on another page, given by its file. */
  followSection(section: ContentPlace, page: string): Promise<readonly Edit[]>;
  /** The edits that take something of a kind out of every list that names it. */
  removeUses(kind: string, name: string): Promise<readonly Edit[]>;
  /** The edits that write a name anew wherever something of a kind (a collection, or the facts) is named. */
  renameUses(kind: string, name: string, next: string): Promise<readonly Edit[]>;
  /** The record of translations once somebody has said that one is still right; nothing where the site keeps none. */
  confirmTranslation(translation: ContentPlace): Promise<FileState | undefined>;
  /** The same where what a page shows, such as an article, is to have another name, with the links to its page. */
  renameEntry(page: string, next: string): Promise<readonly Edit[]>;
  overview(): Promise<SiteOverview>;
  /** The edits that make one more of a kind of content (by its name), or a sentence why it cannot be and what can. */
  newContent(kind: string, words: readonly string[]): Promise<NewContentAnswer>;
}

/** What has changed, to be looked at before it is saved. */
export interface Review {
  readonly changes: readonly DescribedChanges[];
  /** What a version with these changes may be called. */
  readonly message: string;
  /** The pages that show it, or did; of one that is gone, as it was. */
  readonly pages: readonly StudioPage[];
  readonly stillSaid: readonly StillSaid[];
}

/** Something that is named by its id, and what people call it. */
export interface NamedChoice {
  readonly id: string;
  readonly title: string;
}

/** Something that can be said of new content. */
export type SlotChoice = Slot & {
  readonly valid: readonly NamedChoice[];
  /** Whether it is a name with which the address of a page ends. */
  readonly isInAddress: boolean;
};

type NewContentAnswer =
  | {
      readonly edits: readonly Edit[];
      readonly place: ContentPlace;
      /** The id of the page on which it is shown by itself, where there is one. */
      readonly page?: string | undefined;
    }
  | { readonly refusal: string; readonly proposal?: readonly string[] };
