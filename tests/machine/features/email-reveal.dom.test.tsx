import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { EmailReveal } from '../../../src/features/contact/EmailReveal';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { shell } from '../../support/shell';

const address = atob(shell.settings.email);
const element = (
  <ShellProvider shell={shell}>
    <EmailReveal />
  </ShellProvider>
);

afterEach(cleanup);

test('the markup of the server holds the address in words, and in no form a collector reads', () => {
  const markup = renderToString(element);
  expect(markup).toContain(shell.messages.revealEmail);
  expect(markup).not.toMatch(/@|mailto:/);
  expect(markup).not.toContain(address);
  expect(markup).toContain(address.replace('@', shell.messages.atSign));
});

test('a click shows the address as a link that has the focus', () => {
  render(element);
  fireEvent.click(screen.getByRole('button', { name: shell.messages.revealEmail }));
  const link = screen.getByRole('link', { name: address });
  expect(link.getAttribute('href')).toBe(`mailto:${address}`);
  expect(document.activeElement).toBe(link);
  expect(screen.queryByRole('button')).toBeNull();
});
