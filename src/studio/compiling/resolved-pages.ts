import type { Manifests, PageInputs } from '../../compiler/manifests';
import { areSame, type Surroundings } from '../../compiler/surroundings';

/** Which pages have resolved, so that those that have not changed need not be resolved again to know it. */
export interface ResolvedPages {
  readonly isResolved: (page: PageInputs) => boolean;
  readonly learn: (pages: Manifests['pages']) => void;
}

export function rememberResolvedPages(): ResolvedPages {
  let within: Surroundings | undefined;
  let compared: Surroundings | undefined;
  let pages = new Map<string, Uint8Array | undefined>();

  /** Compared once for all pages of a compilation, which share the very object. */
  function isWithin(surroundings: Surroundings): boolean {
    if (surroundings === compared) return true;
    if (within === undefined || !areSame(within, surroundings)) return false;
    compared = surroundings;
    return true;
  }

  return {
    isResolved: (page) =>
      page.written !== undefined && isWithin(page.surroundings) && pages.get(key(page)) === page.written,
    learn: (placed) => {
      within = placed[0]?.inputs.surroundings;
      compared = within;
      pages = new Map(placed.map(({ inputs }) => [key(inputs), inputs.written]));
    },
  };
}

function key({ id, language }: PageInputs): string {
  return `${language} ${id}`;
}
