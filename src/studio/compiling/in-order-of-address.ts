import { inLanguage } from '../../compiler/languages';
import type { StudioPage } from './site-compiler';

/** The home page comes first, and those below another one come after it; those whose address is still to be written are last. */
export function inOrderOfAddress(pages: readonly StudioPage[], language: string): StudioPage[] {
  return [...pages].sort((a, b) => (orderingAddress(a, language) < orderingAddress(b, language) ? -1 : 1));
}

export function orderingAddress({ paths }: StudioPage, language: string): string {
  return Object.values(paths).includes('/') ? '/' : (inLanguage(paths, language) ?? '\uffff');
}
