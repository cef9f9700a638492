import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TabsSection } from '../../../generated/types';
import { Tabs } from '../../../src/sections/tabs/Tabs';

test('what the rows of a tab say is set as figures, and as text where it is sentences', () => {
  const tabs: TabsSection['tabs'] = [
    { id: 'minimum', label: 'Minimum', title: 'What it takes', rows: [{ name: 'Written test', detail: 'Minimum 25' }] },
    {
      id: 'price',
      label: 'Price',
      title: 'What you pay',
      rows: [{ name: 'Included', detail: 'Clay, glazes and two firings: the written offer says so, line by line.' }],
    },
  ];
  const html = renderToStaticMarkup(
    <Tabs type="tabs" id="phases" source="pages/x.yaml#/sections/0" title="Phases" tabs={tabs} heading="h3" />,
  );
  expect([...html.matchAll(/<dl class="([^"]+)"/g)].map(([, names]) => names)).toEqual([
    'tabs__rows',
    'tabs__rows tabs__rows--texts',
  ]);
});
