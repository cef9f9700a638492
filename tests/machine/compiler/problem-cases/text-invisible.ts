import { basicText } from '../../../support/compile-site';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what cannot be seen is told with what stands before it': {
    files: plain('Pan​ de verdad', 'Real‮ bread'),
    problems: [
      'warning blocks/text.yaml:3:11 text-invisible {"character":"U+200B","before":"Pan"}',
      'warning blocks/text.yaml:4:12 text-invisible {"character":"U+202E","before":"Real"}',
    ],
  },
  'so is what hides letters, which name a region behind a flag alone': {
    files: plain('Pan\u{e0068}\u{e0069} de verdad', 'Real bread \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e007f}'),
    problems: ['warning blocks/text.yaml:3:11 text-invisible {"character":"U+E0068","before":"Pan"}'],
  },
  'a control character is told, in HTML too': {
    files: prose('<p>Hola\u0007 a todos</p>'),
    problems: ['warning blocks/text.yaml:3:15 text-invisible {"character":"U+0007","before":"Hola"}'],
  },
  'spaces that do not break, hyphens that may, and emoji of several parts are right': {
    files: plain('20 €, 5 %, tele­fónica 👨‍👩‍👧 ❤️'),
    problems: [],
  },
  'nor does a fact that is a text': {
    files: { 'facts.yaml': `${basicText('facts.yaml')}notice: { value: "24\u200b horas" }\n` },
    problems: ['warning facts.yaml:6:21 text-invisible {"character":"U+200B","before":"24"}'],
  },
};
