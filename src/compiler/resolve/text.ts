import type { LocalisedText } from '../../../generated/source-types';
import { inLanguage } from '../languages';
import { replaceTokens } from '../tokens/tokens';
import type { ResolveContext } from './resolve';

export function resolveText(text: LocalisedText, context: ResolveContext): string {
  return resolveSharedText(inLanguage(text, context.language) ?? '', context);
}

export function resolveSharedText(text: string, { site, language, entry }: ResolveContext): string {
  return replaceTokens(text, site, language, entry);
}
