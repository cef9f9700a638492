import { groupBy } from '../../shared/group-by';
import { locationOf } from '../findings/locate';
import { missingMessages } from '../messages/message-uses';
import { insertMessage, messageSchema, messageToBegin, usualMessage } from '../messages/usual-message';
import { inOneLine } from '../problems/typical-value';
import type { Rule } from '../rule';
import { wordsOf } from '../schema/schema';
import { singleton, sourceOfSingleton } from '../site';
import { textGap } from '../values/gaps';

/** A site has the messages of all that it shows, and need not have others. What shows several of them is told once. */
export const messageMissing: Rule<'message-missing'> = (site) => {
  const source = sourceOfSingleton(site, 'messages');
  if (source === undefined || singleton(site, 'messages') === undefined) return [];
  const { contract } = site;
  const isUsual = (key: string) =>
    contract.languages.every(({ code }) => usualMessage(contract, key)(code) !== undefined);
  const lackingBy = groupBy(missingMessages(site), ([, use]) => use);
  return [...lackingBy].map(([{ user, ...place }, missing]) => {
    const keys = missing.map(([key]) => key);
    const { file, line } = locationOf(place);
    return {
      code: 'message-missing',
      place: { source, pointer: [] },
      details: {
        messages: keys.map((key) => ({
          key,
          says: wordsOf(messageSchema(contract, key)),
          example: inOneLine(messageToBegin(contract, key, textGap)),
        })),
        user: wordsOf(user),
        where: `${file}:${line}`,
      },
      fix: {
        edits: keys.map((key) => insertMessage(contract, key, textGap)),
        isCertain: keys.every(isUsual),
      },
    };
  });
};
