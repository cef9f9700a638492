import type { AddressedLanguages } from './shared/language';
import type { PagePaths } from './shared/paths';

/** What a document tells the script in its head: at an old address where that leads, otherwise what its language depends on. */
export type BootData =
  | { readonly redirect: string }
  | {
      readonly page: PagePaths;
      readonly languages: AddressedLanguages;
      readonly redirectGuardMs: number;
      readonly homeCountry?: string;
    };
