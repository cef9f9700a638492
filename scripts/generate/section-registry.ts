import { relative, sep } from 'node:path';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import type { Contract } from '../../src/compiler/schema/contract';
import { pascalCase } from '../pascal-case';
import { project } from '../project';
import { fileOf, type SectionModule } from '../section-modules';

const HEADER = '// Generated from the folders of the section types. Not to be edited or committed.\n';

/**
 * The modules by which the renderer finds every section type: loaders of components, static and interactive, and of
 * structured data, what others must know of a type, all styles, and the examples.
 */
export function generateSectionRegistry(modules: readonly SectionModule[], contract: Contract): OutputFile[] {
  const isInteractive = ({ type }: SectionModule) => contract.sections.get(type)?.['x-interactive'] === true;
  const withKeyword = (keyword: 'x-own-opening' | 'x-offers-contact') =>
    [...contract.sections].filter(([, schema]) => schema[keyword] === true).map(([type]) => type);
  const structured = modules.filter((module) => fileOf(module, 'structured-data.ts') !== undefined);
  const registry = [
    HEADER,
    "import type { SectionLoaders, StructuredDataLoaders } from '../src/renderer/registry';\n",
    '/** Rendered at build time: neither their code nor their data is sent to the browser. */',
    loaders(
      'staticSections',
      modules.filter((module) => !isInteractive(module)),
    ),
    '/** They react to the visitor: their code is loaded and their data sent where a page has one. */',
    loaders('interactiveSections', modules.filter(isInteractive)),
    constant('structuredData', structured.map(structuredDataLoader), 'StructuredDataLoaders'),
    '/** They draw container and heading themselves. */',
    set('ownOpening', withKeyword('x-own-opening')),
    '/** On them the visitor can ask for information. */',
    set('offersContact', withKeyword('x-offers-contact')),
  ];
  const styles = modules.flatMap((module) => {
    const file = fileOf(module, `${module.type}.css`);
    return file === undefined ? [] : `import '${fromGenerated(file)}';`;
  });
  return [
    { path: 'section-registry.ts', content: registry.join('\n') },
    { path: 'section-styles.ts', content: `${HEADER}${styles.join('\n')}\n` },
    {
      path: 'section-examples.ts',
      content: [
        HEADER,
        constant('sectionExamples', modules.flatMap(exampleLoader), 'Readonly<Record<string, () => Promise<string>>>'),
      ].join('\n'),
    },
  ];
}

function componentLoader({ type, folder }: SectionModule): string {
  const name = pascalCase(type);
  return `'${type}': async () => (await import('${fromGenerated(folder)}/${name}')).${name}`;
}

function structuredDataLoader({ type, folder }: SectionModule): string {
  return `'${type}': async () => (await import('${fromGenerated(folder)}/structured-data')).structuredData`;
}

/** As its text: the Studio shows what a section type looks like. */
function exampleLoader(module: SectionModule): string[] {
  const file = fileOf(module, 'example.yaml');
  return file === undefined
    ? []
    : [`'${module.type}': async () => (await import('${fromGenerated(file)}?raw')).default`];
}

/** With a type that says nothing of the components: those of packages may have one that nobody else can name. */
function loaders(name: string, modules: readonly SectionModule[]): string {
  const types = modules.map(({ type }) => `'${type}'`).join(' | ');
  const entries = modules.map((module) => `  ${componentLoader(module)},\n`);
  return `export const ${name}: Pick<SectionLoaders, ${types || 'never'}> = {\n${entries.join('')}};\n`;
}

function constant(name: string, entries: readonly string[], type: string): string {
  return `export const ${name} = {\n${entries.map((entry) => `  ${entry},\n`).join('')}} satisfies ${type};\n`;
}

function set(name: string, types: readonly string[]): string {
  return `export const ${name}: ReadonlySet<string> = new Set(${JSON.stringify(types)});\n`;
}

function fromGenerated(path: string): string {
  return relative(project.generated, path).split(sep).join('/');
}
