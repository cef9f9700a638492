import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { textBlocks } from '../texts/text-blocks';
import { functionWordsIn } from '../translations/language-of';

/** In these languages no mark begins a question. */
const WITHOUT_OPENING = new Set(['de', 'en', 'fr', 'it', 'nl', 'pt']);

/** At the beginning of a text, or of a sentence. */
const OPENING = /^(\s*|.*?[.!?…]\s+)([¿¡])([^.!?…]*)/s;

/** A question or an exclamation begins as the language has it: a mark that opens it is left over from another one. */
export const textMarkForeign: OwnRule<'text-mark-foreign'> = (site) =>
  fewInEach(
    textBlocks(site),
    ({ written }) => written,
    ({ written, text, offset }) => {
      const [, before = '', mark = '', sentence = ''] = OPENING.exec(text) ?? [];
      const { source, pointer, language } = written;
      if (mark === '' || language === undefined || !WITHOUT_OPENING.has(language.split('-', 1)[0] ?? '')) return [];
      // All of it may be left in the other language, which is told.
      if (functionWordsIn(before.trim() === '' ? text : sentence, [language]) === 0) return [];
      const part = { offset: offset + before.length, length: mark.length };
      const fix = fixOfText(written, [{ ...part, text: '' }], true);
      return [
        { code: 'text-mark-foreign' as const, place: { source, pointer, part }, details: { mark, language }, fix },
      ];
    },
  );
