import { groupBy } from '../../shared/group-by';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { usualMessage } from '../messages/usual-message';
import type { OwnRule } from '../rule';
import { folded } from '../spelling/folded';
import { wordsIn } from '../texts/words';
import { textsIn } from '../values/values';

/** A message says what it is for, and not what another one says and usually says alone: «Siguiente» is not «Anterior». */
export const messageOther: OwnRule<'message-other'> = ({ sources, contract }) =>
  sources
    .filter(({ kind }) => kind.name === 'messages')
    .flatMap((source) => {
      const said = Object.entries(source.data ?? {}).flatMap(([name, value]) =>
        textsIn({ source, pointer: [name], value }).flatMap((text) => {
          const language = text.pointer.length > 1 ? String(text.pointer.at(-1)) : contract.languages[0]?.code;
          const usual = language === undefined ? undefined : usualMessage(contract, name)(language);
          return usual === undefined ? [] : { ...text, name, language, usual, key: `${language} ${folded(text.text)}` };
        }),
      );
      const usuals = groupBy(said, ({ language, usual }) => `${language} ${folded(usual)}`);
      const copied = said.flatMap((message) => {
        const [own, ...others] = usuals.get(message.key) ?? [];
        const isOther = own !== undefined && others.length === 0 && !sharesWord(message.text, message.usual);
        return isOther ? [{ ...message, own: own.name }] : [];
      });
      // Told once in all its languages, and once of two that have changed places.
      const byName = groupBy(copied, ({ name }) => name);
      const names = [...byName.keys()];
      return [...byName.values()].flatMap((inEach): Finding<'message-other'>[] => {
        const [first] = inEach;
        if (first === undefined) return [];
        const back = (byName.get(first.own) ?? []).filter(({ own }) => own === first.name);
        if (back.length > 0 && names.indexOf(first.own) < names.indexOf(first.name)) return [];
        const details = { text: first.text, other: first.own, correct: inEach.map(({ usual }) => usual) };
        const edits = [...inEach, ...back].map(({ pointer, usual }) => setEdit({ source, pointer }, usual));
        const place = { source, pointer: first.pointer };
        return [{ code: 'message-other', place, details, fix: { edits, isCertain: false } }];
      });
    });

/** A message may be shorter than usual, and say the same: «Correo» for «Correo electrónico». */
function sharesWord(text: string, usual: string): boolean {
  const words = new Set(wordsIn(folded(text)).map(({ small }) => small));
  return wordsIn(folded(usual)).some(({ small }) => words.has(small));
}
