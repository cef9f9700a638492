import type { ReactElement } from 'react';

/** A drawing of Lucide beside a word, or in a button that says in words what it does. */
export function Icon({ svg }: { readonly svg: string }): ReactElement {
  return <span className="studio-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
