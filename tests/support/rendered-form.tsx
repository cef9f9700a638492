import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { draftSite } from '../../src/compiler/compile';
import type { Edit } from '../../src/compiler/findings/fix';
import { declaredLanguages } from '../../src/compiler/languages';
import { createMemory } from '../../src/compiler/memory';
import { knownNames } from '../../src/compiler/names/known-names';
import type { SiteFiles } from '../../src/compiler/source';
import type { MessageLanguage } from '../../src/diagnostics/languages';
import { applyEdits } from '../../src/editing/apply-edits';
import { EditRefused } from '../../src/editing/operation';
import { readData } from '../../src/editing/parsed-yaml';
import { oncePerObject } from '../../src/shared/once-per-object';
import type { StudioProblem } from '../../src/studio/compiling/site-compiler';
import { type FormContext, FormContextProvider } from '../../src/studio/forms/form-context';
import { ValueForm } from '../../src/studio/forms/ValueForm';
import { type ContentPlace, isWithin } from '../../src/studio/place';
import { LanguageProvider } from '../../src/studio/words/words';
import { contract } from './compile-site';

export interface RenderedForm {
  readonly text: (file: string) => string;
  readonly data: (file: string) => unknown;
  /** What was asked for, step by step. */
  readonly steps: readonly { readonly edits: readonly Edit[]; readonly label: string; readonly joins?: string }[];
  readonly opened: readonly ContentPlace[];
  /** The translations of which it was said that they are still right. */
  readonly confirmed: readonly ContentPlace[];
  readonly created: readonly string[];
  /** Brings the cursor somewhere. */
  readonly aim: (place: ContentPlace) => void;
  /** What somebody else changes. */
  readonly change: (edits: readonly Edit[]) => void;
}

export interface RenderOptions {
  readonly language?: MessageLanguage;
  readonly problems?: readonly StudioProblem[];
  /** Whether edits are only noted, and nothing changes. */
  readonly isDeaf?: boolean;
  /** Whether the site has been read once, so that what it names is known. */
  readonly isRead?: boolean;
}

/** What is known of the files that one rendered form has had is known of those of the next one. */
const memory = createMemory();
const namesOf = oncePerObject((files: SiteFiles) => knownNames(draftSite(files, contract, memory)));

/** The form of a place of a site, whose edits change the site as they do in the Studio. */
export function renderForm(
  start: SiteFiles,
  place: ContentPlace,
  { language = 'es', problems = [], isDeaf = false, isRead = true }: RenderOptions = {},
): RenderedForm {
  cleanup();
  let files = start;
  const steps: RenderedForm['steps'][number][] = [];
  const opened: ContentPlace[] = [];
  const confirmed: ContentPlace[] = [];
  const created: string[] = [];
  const parsed = new WeakMap<Uint8Array, { data: unknown }>();
  const inLanguages = contract.inLanguages(declaredLanguages(files));
  const names = isRead ? namesOf(files) : {};
  let redraw: (change: { target?: ContentPlace }) => void = () => {};

  const text = (file: string) => new TextDecoder().decode(files.get(file));
  const dataOf = (file: string) => {
    const bytes = files.get(file);
    if (bytes === undefined) return undefined;
    const known = parsed.get(bytes) ?? { data: readData(text(file))?.data };
    parsed.set(bytes, known);
    return known.data;
  };
  const applied = (edits: readonly Edit[]): boolean => {
    try {
      files = applyEdits(files, edits);
      redraw({});
      return true;
    } catch (error) {
      if (error instanceof EditRefused) return false;
      throw error;
    }
  };

  function Played() {
    const [{ target }, setState] = useState<{ target?: ContentPlace }>({});
    redraw = (change) => setState((last) => ({ ...last, ...change }));
    const form: FormContext = {
      contract: inLanguages,
      names,
      pages: [],
      language,
      dataOf,
      problemsAt: (outer) => problems.filter((problem) => isWithin(problem.place, outer)),
      edit: (edits, step) => {
        steps.push({ edits, ...step });
        return isDeaf || applied(edits);
      },
      rename: (place, key, label) => {
        const edits = [{ do: 'rename', ...place, key } as const];
        steps.push({ edits, label });
        applied(edits);
      },
      remove: (place, label) => {
        const edits = [{ do: 'remove', ...place } as const];
        steps.push({ edits, label });
        applied(edits);
      },
      confirmTranslation: (to) => void confirmed.push(to),
      open: (to) => void opened.push(to),
      goTo: (to) => void opened.push(to),
      create: (collection) => void created.push(collection),
      followSection: () => Promise.resolve([]),
      seenOn: async (places) => places.map(() => []),
      pictureAddress: (path, folder) => `/${folder}/${path}`,
      mediaUses: () => Promise.resolve(new Map()),
      leftBehind: () => [],
      upload: async (files) => ({ paths: files.map(({ name }) => name), joins: 'upload', refusals: [] }),
      target,
    };
    return (
      <LanguageProvider value={language}>
        <FormContextProvider value={form}>
          <ValueForm place={place} />
        </FormContextProvider>
      </LanguageProvider>
    );
  }

  render(<Played />);
  return {
    text,
    data: dataOf,
    steps,
    opened,
    confirmed,
    created,
    aim: (target) => act(() => redraw({ target })),
    change: (edits) => act(() => void applied(edits)),
  };
}
