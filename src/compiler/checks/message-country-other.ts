import type { SiteLanguage } from '../../../generated/types';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { messageSchema, usualMessage } from '../messages/usual-message';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { textsIn } from '../values/values';

/** As few may be a matter of taste. */
const MOST_BY_CHANCE = 2;

/** Messages are what is usually said in the country of their language, and not all what is said in another: who sets `pt-PT` later has those of Brazil. */
export const messageCountryOther: OwnRule<'message-country-other'> = ({ sources, contract }) =>
  sources
    .filter(({ kind }) => kind.name === 'messages')
    .flatMap((source) => contract.languages.flatMap((language) => saidElsewhere(contract, source, language)));

function saidElsewhere(
  contract: Contract,
  source: Source,
  { code, locale }: SiteLanguage,
): Finding<'message-country-other'>[] {
  const told = Object.entries(source.data ?? {}).flatMap(([name, value]) => {
    const { 'x-usual': usual = {} } = messageSchema(contract, name);
    const correct = usualMessage(contract, name)(code);
    const elsewhere = Object.entries(usual).flatMap(([tag, text]) =>
      tag.split('-')[0] === code.split('-')[0] && text !== correct ? text : [],
    );
    if (correct === undefined || elsewhere.length === 0) return [];
    return textsIn({ source, pointer: [name], value })
      .filter(({ pointer }) => pointer.length === 1 || pointer.at(-1) === code)
      .map(({ pointer, text }) => ({ pointer, text, correct, isElsewhere: elsewhere.includes(text) }));
  });
  const foreign = told.filter(({ isElsewhere }) => isElsewhere);
  const [first] = foreign;
  if (first === undefined || foreign.length <= MOST_BY_CHANCE) return [];
  // Who has written one of them as it is said there has looked at them.
  if (told.some(({ text, correct }) => text === correct)) return [];
  const edits = foreign.map(({ pointer, correct }) => setEdit({ source, pointer }, correct));
  const details = { locale, text: first.text, correct: foreign.map(({ correct }) => correct) };
  const place = { source, pointer: first.pointer };
  return [{ code: 'message-country-other', place, details, fix: { edits, isCertain: false } }];
}
