import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { inPathOrder, type SiteFiles } from '../../src/compiler/source';

/** The example of a section type: a section, and what it refers to, by path below site/: YAML as data, other files as text. */
interface SectionExample {
  readonly section: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
}

/** Where {@link withExample} shows an example. */
export const EXAMPLE_PAGE = 'section-example';

export async function readExample(folder: string): Promise<SectionExample> {
  return parse(await readFile(join(folder, 'example.yaml'), 'utf8')) as SectionExample;
}

/** A site in Spanish and English with an example on a page of its own. What an example has in a file joins what is there. */
export function withExample(files: SiteFiles, example: SectionExample): SiteFiles {
  return withExamples(files, [example]);
}

/** The same with several examples on that page. */
export function withExamples(files: SiteFiles, examples: readonly SectionExample[]): SiteFiles {
  const page = {
    path: { es: '/ejemplo-de-seccion', en: '/section-example' },
    title: { es: 'Ejemplo', en: 'Example' },
    description: { es: 'Una sección.', en: 'One section.' },
    sections: examples.map(({ section }) => section),
  };
  const joined = new Map(files);
  const own = examples.flatMap(({ files: more = {} }) => Object.entries(more));
  for (const [path, content] of [...own, [`pages/${EXAMPLE_PAGE}.yaml`, page] as const]) {
    joined.set(
      path,
      Buffer.from(typeof content === 'string' ? content : stringify({ ...entriesOf(joined.get(path)), ...content })),
    );
  }
  return inPathOrder(joined);
}

function entriesOf(content: Uint8Array | undefined): object {
  return content === undefined ? {} : (parse(Buffer.from(content).toString()) as object);
}
