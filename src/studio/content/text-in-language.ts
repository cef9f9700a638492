import { textGap } from '../../compiler/values/gaps';
import { isRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';
import { isUnwritten } from './gap-text';

/** The texts of all languages with that of one: what is written once is the text of each, until one has its own. */
export function withTextIn(languages: Languages, texts: unknown, code: string, text: string): unknown {
  if (isRecord(texts)) return { ...texts, [code]: text };
  const isWritten = typeof texts === 'string' && !isUnwritten(texts);
  // Until somebody has written it, the others are to say that.
  const others = languages.map((each) => [each.code, isWritten ? texts : textGap(each.code)]);
  return { ...Object.fromEntries(others), [code]: text };
}
