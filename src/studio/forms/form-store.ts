import { createContext, useContext, useSyncExternalStore } from 'react';
import { unwritten } from '../../authoring/unwritten';
import type { Edit } from '../../compiler/findings/fix';
import type { Schema } from '../../compiler/schema/schema';
import type { Pointer } from '../../shared/pointer';
import type { StudioProblem } from '../compiling/site-compiler';
import { keepUnchanged } from '../content/keep-unchanged';
import type { ContentPlace } from '../place';
import { editThatWrites } from './edit-that-writes';
import type { FormContext } from './form-context';

/** What a form's fields know: the same objects as long as they say the same, so that a field is drawn only when it has to be. */
export interface FormStore {
  readonly form: () => FormContext;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over what is known now. */
  readonly update: (form: FormContext) => void;
  readonly dataOf: (file: string) => unknown;
  readonly problems: (place: ContentPlace) => PlaceProblems;
  /** Puts a value at a place, whether there is one already or not. */
  readonly write: (place: ContentPlace, value: unknown, step: Step) => boolean;
  /** Makes an edit of what is at a place. */
  readonly make: (place: ContentPlace, edit: Edit, step: Step) => boolean;
  /** A value for a place of which nothing is written yet. */
  readonly unwritten: (schema: Schema) => unknown;
  /** Whether the cursor has still to go to the place that is the target. */
  readonly isTargetAhead: () => boolean;
  readonly reachTarget: () => void;
  /** Takes notice of where the cursor has come. */
  readonly noteCursor: (place: ContentPlace) => void;
}

/** How an edit is called; `isTyping` joins it with what is typed at the same place. */
interface Step {
  readonly label: string;
  readonly isTyping?: boolean;
}

/** The problems of a value itself, and how many there are in it with them. */
interface PlaceProblems {
  readonly own: readonly StudioProblem[];
  readonly within: readonly StudioProblem[];
}

const NONE: PlaceProblems = { own: [], within: [] };

export function createFormStore(first: FormContext): FormStore {
  const listeners = new Set<() => void>();
  const data = new Map<string, { of: FormContext; kept: unknown }>();
  const problems = new Map<string, { of: FormContext; byPlace: ReadonlyMap<string, PlaceProblems> }>();
  const typing = new Typing();
  const resume = resumedFrom(first);
  let form = resume(first);
  let given = first;
  let reached: ContentPlace | undefined;

  return {
    form: () => form,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (next) => {
      if (next === given) return;
      given = next;
      const resumed = resume(next);
      if (next.hasMoved === true) reached = resumed.target;
      form = { ...resumed, names: keepUnchanged(form.names, next.names), pages: keepUnchanged(form.pages, next.pages) };
      for (const listener of listeners) listener();
    },
    dataOf,
    problems: ({ file, pointer }) => problemsOf(file).get(keyOf(pointer)) ?? NONE,
    write: (place, value, step) => make(place, editThatWrites(form.dataOf(place.file), place, value), step),
    make,
    unwritten: (schema) => {
      const isEmpty = (collection: string) => (form.names[collection] ?? []).length === 0;
      return unwritten({ contract: form.contract, isEmpty }, schema, form.language);
    },
    isTargetAhead: () => form.target !== undefined && form.target !== reached,
    reachTarget: () => {
      reached = form.target;
    },
    noteCursor: (place) => {
      if (given.cursor !== undefined) given.cursor.left = { place, since: given.target };
    },
  };

  function make(place: ContentPlace, edit: Edit, { label, isTyping }: Step): boolean {
    return form.edit([edit], { label, ...(isTyping === true && { joins: typing.at(placeKey(place)) }) });
  }

  function dataOf(file: string): unknown {
    const known = data.get(file);
    if (known?.of === form) return known.kept;
    const kept = keepUnchanged(known?.kept, form.dataOf(file));
    data.set(file, { of: form, kept });
    return kept;
  }

  function problemsOf(file: string): ReadonlyMap<string, PlaceProblems> {
    const known = problems.get(file);
    if (known?.of === form) return known.byPlace;
    const found = groupedByPlace(form.problemsAt({ file, pointer: [] }));
    const byPlace = new Map([...found].map(([key, value]) => [key, keepUnchanged(known?.byPlace.get(key), value)]));
    problems.set(file, { of: form, byPlace });
    return byPlace;
  }
}

/** Whoever comes back to a form goes on where the cursor was, as long as it has been led nowhere else since. */
function resumedFrom({ target, cursor }: FormContext): (form: FormContext) => FormContext {
  const left = cursor?.left;
  if (left === undefined || left.since !== target) return (form) => form;
  return (form) => (form.target === target ? { ...form, target: left.place, around: undefined } : form);
}

/** Who pauses for so long, or goes elsewhere and comes back, begins something else, which is taken back by itself. */
const PAUSE_MS = 3000;

class Typing {
  #place = '';
  #last = 0;
  /** Beyond all of an earlier window, whose steps are still there. */
  #count = Date.now();

  /** What joins the letters that are typed at a place without a pause. */
  at(place: string): string {
    const now = Date.now();
    if (place !== this.#place || now - this.#last > PAUSE_MS) this.#count += 1;
    this.#place = place;
    this.#last = now;
    return `${place} ${this.#count}`;
  }
}

function groupedByPlace(found: readonly StudioProblem[]): Map<string, PlaceProblems> {
  const grouped = new Map<string, { own: StudioProblem[]; within: StudioProblem[] }>();
  for (const problem of found) {
    const { pointer } = problem.place;
    for (let depth = 0; depth <= pointer.length; depth += 1) {
      const key = keyOf(pointer.slice(0, depth));
      const group = grouped.get(key) ?? { own: [], within: [] };
      grouped.set(key, group);
      group.within.push(problem);
      if (depth === pointer.length) group.own.push(problem);
    }
  }
  return grouped;
}

function keyOf(pointer: Pointer): string {
  return JSON.stringify(pointer.map(String));
}

/** A place as a name, also in the document. */
export function placeKey({ file, pointer }: ContentPlace): string {
  return `${file}#${pointer.map((key) => `/${key}`).join('')}`;
}

const Context = createContext<FormStore | undefined>(undefined);

export const FormStoreProvider = Context.Provider;

/** The store of the form around a field. Throws outside a form. */
export function useFormStore(): FormStore {
  const store = useContext(Context);
  if (store === undefined) throw new Error('A field stands outside of a form');
  return store;
}

/** A part of what is known, which has to be the same object while it says the same. */
export function useFormPart<Part>(select: (form: FormContext) => Part): Part {
  const { subscribe, form } = useFormStore();
  return useSyncExternalStore(subscribe, () => select(form()));
}

/** What is wrong at a place, as the form knows it now. */
export function useProblems(place: ContentPlace): PlaceProblems {
  const { subscribe, problems } = useFormStore();
  return useSyncExternalStore(subscribe, () => problems(place));
}
