import { expect, test } from 'vitest';
import { usualMessageEdits } from '../../../src/studio/structure/usual-messages';
import { contract } from '../../support/compile-site';
import { two } from '../../support/languages';

test('messages that are not written in a language are given what they usually say, and the others stay', () => {
  const messages = {
    skipToContent: 'Ir al pan',
    openMenu: { es: 'Abrir', en: 'Open it' },
    email: { es: 'Correo', en: '[[E-mail]]' },
    ours: { es: 'Nuestro' },
  };
  expect(usualMessageEdits(contract.inLanguages(two), messages, 'en')).toEqual([
    {
      do: 'set',
      file: 'messages.yaml',
      pointer: ['skipToContent'],
      value: { es: 'Ir al pan', en: 'Skip to content' },
    },
    { do: 'set', file: 'messages.yaml', pointer: ['email'], value: { es: 'Correo', en: 'E-mail' } },
  ]);
});
