import type { OwnRule } from '../rule';
import { quoted } from '../syntax/repair';
import { plainTexts } from '../texts/plain-texts';

/** A note has a space after its number sign; without, and behind a text, it was to be part of it. */
const REST = /^[ \t]+#[^\s#]/;

/** Of a text without quotes, what follows a number sign is a note that nobody sees. */
export const textCutOff: OwnRule<'text-cut-off'> = ({ sources, contract }) =>
  sources
    .filter(({ text }) => /[^\s#][ \t]+#[^\s#]/.test(text))
    .flatMap((source) => plainTexts(source, contract))
    .filter(({ rest }) => REST.test(rest))
    .map(({ source, pointer, value, written, rest }) => {
      const whole = (value + rest).trimEnd();
      const length = written.length + rest.trimEnd().length;
      return {
        code: 'text-cut-off',
        place: { source, pointer },
        details: { shown: value, whole },
        fix: {
          edits: [{ do: 'replace', file: source.path, offset: written.offset, length, text: quoted(whole) }],
          isCertain: false,
        },
      };
    });
