import type { Language } from '../../shared/language';
import type { Contract } from '../contract';
import { usualTags } from '../language-data/written-as';
import { inEachLanguage } from '../languages';
import type { Edit } from '../problems/fix';
import { MESSAGES } from '../schema/messages';
import type { Schema } from '../schema/schema';

/** The file of the messages. */
export function messagesFile({ schemas }: Contract): string {
  return schemas.get(MESSAGES)?.['x-files'] ?? '';
}

/** What is said of a message where editors write it. */
export function messageSchema({ schemas }: Contract, name: string): Schema {
  return schemas.get(MESSAGES)?.properties?.[name] ?? {};
}

/** What a message usually says in a language of the site; nothing where nobody has written it down. */
export function usualMessage(contract: Contract, name: string): (language: Language) => string | undefined {
  const { 'x-usual': usual = {} } = messageSchema(contract, name);
  return (language) => {
    const found = contract.languages.find(({ code }) => code === language);
    const tag = found && usualTags(found).find((each) => usual[each] !== undefined);
    return tag && usual[tag];
  };
}

/** A message with which a site can begin: what is usual in each language, else what is to be written and the places that it has to have. */
export function messageToBegin(contract: Contract, name: string, gapIn: (language: Language) => string): unknown {
  const usual = usualMessage(contract, name);
  const places = (messageSchema(contract, name)['x-placeholders'] ?? []).map((place) => ` {${place}}`).join('');
  return inEachLanguage(contract, (language) => usual(language) ?? gapIn(language) + places);
}

/** Puts it into the file of the messages. */
export function insertMessage(contract: Contract, name: string, gapIn: (language: Language) => string): Edit {
  return { do: 'insert', file: messagesFile(contract), pointer: [name], value: messageToBegin(contract, name, gapIn) };
}
