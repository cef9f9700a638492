import type { Languages } from './shared/language';
import type { PagePaths } from './shared/paths';

/** What a document tells the script in its head: of an old address where it leads, of a page what its language depends on. */
export type BootData =
  | { readonly redirect: string }
  | {
      readonly page: PagePaths;
      readonly languages: Languages;
      readonly redirectGuardMs: number;
      readonly homeCountry?: string;
    };
