import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a mark that the language has not is told': {
    files: plain('¿Qué pan quieres?', '¿What is the bread that you like?'),
    problems: ['warning blocks/text.yaml:4:8 text-mark-foreign {"mark":"¿","language":"en"}'],
  },
  'so is that of a few words cried out': {
    files: plain('¡Pan recién hecho!', '¡Freshly baked bread!'),
    problems: ['warning blocks/text.yaml:4:8 text-mark-foreign {"mark":"¡","language":"en"}'],
  },
  'what is quoted may be in another language': {
    files: plain('¿Qué pan quieres?', 'The shop “¿Pan?” is open to you'),
    problems: [],
  },
  'so is one at the beginning of a later sentence': {
    files: plain('Hay pan. ¿Qué pan quieres?', 'There is bread. ¿What is the bread that you like?'),
    problems: ['warning blocks/text.yaml:4:24 text-mark-foreign {"mark":"¿","language":"en"}'],
  },
};
