import { useCallback } from 'react';
import { PathProvider } from '../features/shell/path-context';
import { DrawingsProvider } from '../ui/media/drawings-context';
import type { PageData } from './page-data';
import type { SectionComponents } from './registry';
import { Section } from './Section';

/** All sections of a page, in order. */
export function Page({ page, components }: { page: PageData; components: SectionComponents }) {
  const { drawings } = page;
  const find = useCallback((src: string) => drawings[src], [drawings]);
  return (
    <PathProvider path={page.path}>
      <DrawingsProvider find={find}>
        {page.sections.map((section) => (
          <Section key={`${page.id}:${page.language}:${section.id}`} section={section} components={components} />
        ))}
      </DrawingsProvider>
    </PathProvider>
  );
}
