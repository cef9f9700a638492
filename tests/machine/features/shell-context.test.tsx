import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useShell } from '../../../src/features/shell/shell-context';

test('a part of a page outside the shell fails and says what it needs', () => {
  function Part() {
    return useShell().language;
  }
  expect(() => renderToString(<Part />)).toThrow('useShell needs a ShellProvider around it');
});
