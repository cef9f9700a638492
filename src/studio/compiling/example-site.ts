import { parse, stringify } from 'yaml';
import { sectionExamples } from '../../../generated/section-examples';
import { inPathOrder, type SiteFiles } from '../../compiler/source';
import { asRecord, isRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';

/** The id of the page on which the example of a section type is shown. */
export const EXAMPLE_PAGE = 'section-example';

/** The site with a page that shows the example of a section type; nothing where the type has none. */
export async function withSectionExample(
  files: SiteFiles,
  type: string,
  languages: Languages,
): Promise<SiteFiles | undefined> {
  const load = (sectionExamples as Readonly<Record<string, (() => Promise<string>) | undefined>>)[type];
  if (load === undefined) return undefined;
  const example: unknown = inLanguagesOf(languages, parse(await load()));
  if (!isRecord(example)) return undefined;
  const inEach = (text: string) => inLanguagesOf(languages, { es: text, en: text });
  const page = {
    path: pathsOf(languages),
    title: inEach(type),
    description: inEach(type),
    sections: [example.section],
  };
  const own = Object.entries(asRecord(example.files));
  const joined = new Map(files);
  for (const [path, content] of [...own, [`pages/${EXAMPLE_PAGE}.yaml`, page] as const]) {
    const text =
      typeof content === 'string' ? content : stringify({ ...entriesOf(joined.get(path)), ...asRecord(content) });
    joined.set(path, new TextEncoder().encode(text));
  }
  return inPathOrder(joined);
}

function pathsOf(languages: Languages): unknown {
  const path = (code: string) => `/${EXAMPLE_PAGE}-${code}`;
  return languages.length === 1 ? path('') : Object.fromEntries(languages.map(({ code }) => [code, path(code)]));
}

/** Examples are written in Spanish and English; in a site of other languages each reads what the nearest of them says. */
function inLanguagesOf(languages: Languages, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguagesOf(languages, item));
  if (!isRecord(value)) return value;
  const { es, en, ...others } = value;
  if (es === undefined || en === undefined || Object.keys(others).length > 0) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguagesOf(languages, item)]));
  }
  const [only] = languages;
  if (languages.length === 1) return only?.code === 'es' ? es : en;
  return Object.fromEntries(languages.map(({ code }) => [code, code === 'es' ? es : en]));
}

function entriesOf(content: Uint8Array | undefined): Record<string, unknown> {
  return content === undefined ? {} : asRecord(parse(new TextDecoder().decode(content)));
}
