import type { Language } from '../../shared/language';
import { languageData } from '../language-data/known-languages';
import { ASKED, MAY_ASK, NOTES, type Note } from '../language-data/notes';
import { withSignIn } from '../language-data/signs';
import { folded } from '../spelling/folded';
import { anyOf } from './any-of';

const ANY_ASKED = anyOf(...ASKED);

/** What those who write a text have noted in it for themselves, or asked of each other. */
export function noteIn(text: string, language: Language | undefined): RegExpExecArray | undefined {
  const asked = MAY_ASK.test(text) ? ANY_ASKED.exec(folded(text)) : null;
  return asked ?? earliest(withSignIn(text, NOTES), text) ?? todoBefore(text, language) ?? undefined;
}

function earliest(notes: readonly Note[], text: string): RegExpExecArray | undefined {
  const found = notes.map(({ pattern }) => pattern.exec(text)).filter((match) => match !== null);
  return found.sort((one, other) => one.index - other.index)[0];
}

/** «TODO Come and see us»: a note to oneself in a language in which it is no word. */
function todoBefore(text: string, language: Language | undefined): RegExpExecArray | null {
  const { functionWords = 'todo' } = languageData(language) ?? {};
  return /\btodo\b/.test(functionWords) ? null : /^TODO (?=\p{L}\p{Ll}+ )/u.exec(text);
}
