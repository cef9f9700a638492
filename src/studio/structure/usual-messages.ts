import type { Edit } from '../../compiler/findings/fix';
import { messagesFile, usualMessage } from '../../compiler/messages/usual-message';
import type { Contract } from '../../compiler/schema/contract';
import { asRecord, isRecord } from '../../shared/is-record';
import { isUnwritten } from '../content/gap-text';

/**
 * What gives the messages that are not written in a language what they usually say in it. One that stands there once, as in
 * a site of one language, is in the first.
 */
export function usualMessageEdits(contract: Contract, messages: unknown, language: string): Edit[] {
  const codes = contract.languages.map(({ code }) => code);
  const file = messagesFile(contract);
  return Object.entries(asRecord(messages)).flatMap(([key, value]): Edit[] => {
    const usual = usualMessage(contract, key)(language);
    const texts = isRecord(value) ? value : { [codes[0] ?? '']: value };
    if (usual === undefined || !isUnwritten(texts[language])) return [];
    const written = codes.map((code) => [code, code === language ? usual : texts[code]] as const);
    const all = Object.fromEntries(written.filter(([, text]) => text !== undefined));
    return [{ do: 'set', file, pointer: [key], value: all }];
  });
}
