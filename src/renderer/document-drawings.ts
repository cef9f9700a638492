import type { Drawing } from '../shared/manifest';

type Drawings = Readonly<Record<string, Drawing>>;

/** The drawings as a document's data holds them: what is in each of them stands in the document's body. */
export function withoutContents(drawings: Drawings): Drawings {
  return mapContents(drawings, () => '');
}

/** The opposite of `withoutContents`, of a document's body as the server sent it. */
export function withContents(drawings: Drawings, body: HTMLElement): Drawings {
  const elements = [...body.querySelectorAll<SVGElement>('svg[data-src]')];
  return mapContents(drawings, (src) => elements.find(({ dataset }) => dataset.src === src)?.innerHTML ?? '');
}

function mapContents(drawings: Drawings, contentOf: (src: string) => string): Drawings {
  return Object.fromEntries(
    Object.entries(drawings).map(([src, drawing]) => [src, { ...drawing, content: { __html: contentOf(src) } }]),
  );
}
