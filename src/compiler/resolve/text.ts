import type { LocalisedText } from '../../../generated/source-types';
import { inLanguage } from '../languages';
import { NO_CHARACTER } from '../texts/no-character';
import { replaceTokens } from '../tokens/tokens';
import type { ResolveContext } from './resolve-context';
import { typeset } from './typeset';

export function resolveText(text: LocalisedText, context: ResolveContext): string {
  return typeset(resolveSharedText(inLanguage(text, context.language) ?? '', context), context.language);
}

export function resolveSharedText(text: string, { site, language, entry }: ResolveContext): string {
  return replaceTokens(text, site, language, entry).replaceAll(NO_CHARACTER, '');
}
