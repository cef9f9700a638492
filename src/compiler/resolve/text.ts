import type { LocalisedText } from '../../../generated/source-types';
import { inLanguage } from '../languages';
import { replaceTokens } from '../tokens/tokens';
import type { ResolveContext } from './resolve-context';
import { typeset } from './typeset';

export function resolveText(text: LocalisedText, context: ResolveContext): string {
  return typeset(resolveSharedText(inLanguage(text, context.language) ?? '', context), context.language);
}

export function resolveSharedText(text: string, { site, language, entry }: ResolveContext): string {
  return replaceTokens(text, site, language, entry).replaceAll(NO_CHARACTER, '');
}

/** Characters that no document may hold: controls other than tab and line ends, lone surrogates, and noncharacters. */
const NO_CHARACTER =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}\p{Noncharacter_Code_Point}]/gu;
