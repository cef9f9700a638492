import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteOverview } from '../../../src/overview/overview';
import { siteOverview } from '../../../src/overview/site-overview';
import { OverviewContext } from '../../../src/overview/view/context';
import { OverviewContent } from '../../../src/overview/view/OverviewContent';
import { VIEWS } from '../../../src/overview/view/request';
import { basicText, compileSite, TODAY } from '../../support/compile-site';

afterEach(cleanup);

const facts = `${basicText('facts.yaml')}\nseats:\n  value: 12\n  type: count\n  confirm: Nobody knows.\n`;

function overviewOf(files: Readonly<Record<string, string>>): SiteOverview {
  const { site, problems } = compileSite(files);
  return siteOverview(site, problems, TODAY);
}

test('the Studio is not left by what leads on: to a page, to where it is written, to the website', () => {
  const show = vi.fn();
  const actions = { show, open: () => undefined, nameOf: () => 'The form', confirm: () => undefined };
  const overview = overviewOf({});
  for (const view of VIEWS) {
    const { container } = render(
      <OverviewContext
        value={{
          overview,
          request: { view, query: 'pan', language: 'en' },
          isSiteServed: true,
          lineOf: () => 1,
          actions,
        }}
      >
        <OverviewContent />
      </OverviewContext>,
    );
    const staying = [...container.querySelectorAll('a:not([target="_blank"])')];
    expect(staying.filter((link) => fireEvent.click(link))).toEqual([]);
    expect(show).toHaveBeenCalledTimes(staying.length);
    expect(container.querySelector('button[form]')).toBeNull();
    cleanup();
    show.mockClear();
  }
});

test('in the Studio a problem leads to its form, by what that is called, and points to be confirmed are none', () => {
  const misspelt = basicText('pages/contact.yaml').replace('type: hero', 'type: heroo');
  const overview = overviewOf({ 'facts.yaml': facts, 'pages/contact.yaml': misspelt });
  const open = vi.fn();
  const actions = { show: () => undefined, open, nameOf: () => 'The contact page', confirm: () => undefined };
  const request = { view: 'problems', language: 'en' } as const;
  render(
    <OverviewContext value={{ overview, request, isSiteServed: true, lineOf: () => 1, actions }}>
      <OverviewContent />
    </OverviewContext>,
  );
  const wrong = overview.problems.flatMap(({ problems }) => problems);
  const [first] = wrong;
  expect(screen.getByText('Problems').textContent).toBe(`Problems ${wrong.length}`);
  fireEvent.click(screen.getAllByRole('button', { name: 'The contact page' })[0] as HTMLElement);
  expect(open.mock.calls[0]?.[0]).toEqual(first?.location);
  expect(screen.queryByText(/^site\//)).toBeNull();
  expect(wrong.map(({ code }) => code)).not.toContain('point-open');
  expect(overview.openPoints.map(({ file }) => file)).toEqual(['facts.yaml']);
  expect(screen.getByText(/^Points to be confirmed/)).toBeDefined();
});
