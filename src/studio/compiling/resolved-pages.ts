import type { Manifests, PageInputs } from '../../compiler/manifests';
import { areSame, type SharedInputs } from '../../compiler/shared-inputs';

/** Which pages have resolved, so that those that have not changed need not be resolved again to know it. */
export interface ResolvedPages {
  readonly isResolved: (page: PageInputs) => boolean;
  readonly learn: (pages: Manifests['pages']) => void;
}

export function rememberResolvedPages(): ResolvedPages {
  let within: SharedInputs | undefined;
  let compared: SharedInputs | undefined;
  let pages = new Map<string, Uint8Array | undefined>();

  /** Compared once for all pages of a compilation, which share the very object. */
  function isWithin(sharedInputs: SharedInputs): boolean {
    if (sharedInputs === compared) return true;
    if (within === undefined || !areSame(within, sharedInputs)) return false;
    compared = sharedInputs;
    return true;
  }

  return {
    isResolved: (page) =>
      page.written !== undefined && isWithin(page.sharedInputs) && pages.get(key(page)) === page.written,
    learn: (placed) => {
      within = placed[0]?.inputs.sharedInputs;
      compared = within;
      pages = new Map(placed.map(({ inputs }) => [key(inputs), inputs.written]));
    },
  };
}

function key({ id, language }: PageInputs): string {
  return `${language} ${id}`;
}
