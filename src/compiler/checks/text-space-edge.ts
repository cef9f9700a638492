import { certainFix, setEdit } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { plainTexts } from '../texts/readable-texts';

/** What is to be put behind or before another text begins or ends with a sign: ` | School`. */
const BEFORE = /^[ \t\u00a0]+(?=[\p{L}\p{N}¿¡«“"(])/u;
const AFTER = /(?<=[\p{L}\p{N}.!?…»”")%€])[ \t\u00a0]{1,200}$/u;

/** A text begins and ends with something that can be seen. */
export const textSpaceEdge: OwnRule<'text-space-edge'> = (site) =>
  plainTexts(site).flatMap(({ source, pointer, text }) => {
    const isAtStart = BEFORE.test(text);
    // With a space at each end it is put between two others.
    if (isAtStart === AFTER.test(text)) return [];
    const value = text.replace(BEFORE, '').replace(AFTER, '');
    const part = isAtStart ? { offset: 0, length: 1 } : { offset: text.length - 1, length: 1 };
    const [word = ''] = (isAtStart ? /^\S{1,40}/ : /\S{1,40}$/).exec(value) ?? [];
    const details = { isAtStart, word };
    return [
      {
        code: 'text-space-edge',
        place: { source, pointer, part },
        details,
        ...certainFix(setEdit({ source, pointer }, value)),
      },
    ];
  });
