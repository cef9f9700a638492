import { inSpanishAlone } from '../../../support/one-language';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text in letters of no language of the site is told, and not what else differs from it': {
    files: plain('Los 3 cursos de verano', 'Наши летние курсы'),
    problems: ['warning blocks/text.yaml:4:7 translation-letters {"expected":"en","text":"Наши летние курсы"}'],
  },
  'the same of a sentence, which is told where it stands': {
    files: prose('<p>Hola.</p><p>مرحبا بكم في مدرستنا</p>'),
    problems: ['warning blocks/text.yaml:3:23 translation-letters {"expected":"es","text":"مرحبا بكم في مدرستنا"}'],
  },
  'what all languages say in such letters, a name beside others, a sign and what is quoted is meant': {
    files: plain(
      'Hablamos ruso. Fiódor Dostoyevski. Ω y 寿司. Dice «Наши летние курсы».',
      'We speak Russian. Fyodor Dostoyevsky (Фёдор Достоевский). Ω and 寿司. It says “Наши летние курсы”.',
    ),
    problems: [],
  },
  'a greeting that is meant for those who read it is the same in every language': {
    files: plain('Мы говорим по-русски', 'Мы говорим по-русски'),
    problems: [],
  },
  'in the only language of a site it may be meant': {
    files: inSpanishAlone(plain('Мы говорим по-русски')),
    problems: [],
  },
};
