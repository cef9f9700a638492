import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a day or a month in small letters is told in English': {
    files: plain('De lunes a viernes, y en octubre', 'From monday to Friday, and in october'),
    problems: [
      'warning blocks/text.yaml:4:13 text-capital-missing {"word":"monday","correct":"Monday"}',
      'warning blocks/text.yaml:4:38 text-capital-missing {"word":"october","correct":"October"}',
    ],
  },
  'what is another word, an address, and other languages, are right': {
    files: plain(
      'El lunes y en septiembre',
      'You may march, an august guest, on any day of December: write to friday@trigal.example, or see trigal.example/monday',
    ),
    problems: [],
  },
};
