import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document, type DocumentProps } from './Document';
import { PageTags, StructuredData } from './PageTags';
import { RedirectDocument, type RedirectDocumentProps } from './RedirectDocument';

/** The complete HTML document of one page in one language. */
export function renderDocument(props: DocumentProps): string {
  return complete(<Document {...props} />);
}

/** What a document tells others of its page, apart from its title. */
export function renderPageTags({
  manifest,
  shell,
  url,
  things,
}: Pick<DocumentProps, 'manifest' | 'shell' | 'url' | 'things'>): string {
  return renderToStaticMarkup(
    <>
      <PageTags manifest={manifest} shell={shell} url={url} />
      <StructuredData things={things} />
    </>,
  );
}

/** The complete HTML document at an old address. */
export function renderRedirect(props: RedirectDocumentProps): string {
  return complete(<RedirectDocument {...props} />);
}

function complete(document: ReactElement): string {
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}
