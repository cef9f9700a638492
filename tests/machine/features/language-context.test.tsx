import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLanguage } from '../../../src/features/language/language-context';

test('a part of a page outside the language provider fails and says what it needs', () => {
  function Part() {
    return useLanguage().language;
  }
  expect(() => renderToString(<Part />)).toThrow('useLanguage needs a LanguageProvider around it');
});
