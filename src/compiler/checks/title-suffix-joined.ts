import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import { inEach } from '../values/values';

/** The marks of Chinese and Japanese are as wide as a letter, and have their space within. */
const HOLDS_ITS_SPACE = /^[\u3000-\u303f\uff00-\uff60]/;

/** What is added to each title stands apart from it. */
export const titleSuffixJoined: Rule<'title-suffix-joined'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  if (source === undefined) return [];
  return inEach(singleton(site, 'settings')?.titleSuffix).flatMap(({ key, text }) => {
    if (text === '' || /^[\s,:;.)]/.test(text) || HOLDS_ITS_SPACE.test(text)) return [];
    const at = { source, pointer: ['titleSuffix', ...key], text };
    // Between two names there is a sign.
    const sign = /^[\p{L}\p{N}]/u.test(text) ? ' | ' : ' ';
    const correct = `${sign}${text}`;
    const fix = fixOfText(at, [{ offset: 0, length: 0, text: sign }], false);
    return [{ code: 'title-suffix-joined', place: { source, pointer: at.pointer }, details: { correct }, fix }];
  });
};
