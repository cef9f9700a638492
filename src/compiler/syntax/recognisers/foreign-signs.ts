import type { TextEdit } from '../../values/text-edit';
import { matches } from '../patterns';
import { type FaultContext, linePart, type Repair } from '../repair';

/** What the keyboards of Chinese, Japanese and Arabic write in the place of a sign that counts here. */
const SIGNS: Readonly<Record<string, string>> = {
  '：': ': ',
  '，': ', ',
  '、': ', ',
  '،': ', ',
  '｛': '{ ',
  '｝': ' }',
  '［': '[',
  '］': ']',
  '＂': '"',
  '－': '- ',
  '＃': '# ',
};

/** One of them, with the blanks that the sign brings along; or a text in quotes, which may hold what it likes. */
const QUOTED_OR_SIGN = /"(?:[^"\\]|\\.)*"|'[^']*'| *([：，、،｛｝［］＂－＃])[ \u3000]*/gu;

/** `role：home`, `{ ja: "はい"、 en: "Yes" }` */
export function* foreignSigns({ near }: FaultContext): Iterable<Repair> {
  for (const line of near) {
    const found = matches(QUOTED_OR_SIGN, line.text).flatMap(({ index, 0: { length }, 1: sign = '' }) =>
      sign === '' ? [] : { sign, edit: { offset: line.start + index, length, text: SIGNS[sign] ?? '' } },
    );
    const [first] = found;
    if (first === undefined) continue;
    const edits: readonly TextEdit[] = found.map(({ edit }) => edit);
    yield { reason: 'sign-foreign', at: linePart(line), edits, written: first.sign, isCertain: true };
  }
}
