import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { pascalCase } from '../../../scripts/pascal-case';
import { project } from '../../../scripts/project';
import { readIcons, readStyleNames } from '../../../scripts/read-contract';
import { readTexts } from '../../../scripts/read-files';
import { App } from '../../../src/app/App';
import { compile } from '../../../src/compiler/compile';
import { declaredLanguages } from '../../../src/compiler/languages';
import { load } from '../../../src/compiler/load';
import { shellOf } from '../../../src/compiler/manifests';
import { createMemory } from '../../../src/compiler/memory';
import { readContract } from '../../../src/compiler/schema/read-contract';
import { valuesWith } from '../../../src/compiler/values/values';
import { ConsentProvider } from '../../../src/features/consent/consent-context';
import { createConsentStore } from '../../../src/features/consent/consent-store';
import { LanguageProvider } from '../../../src/features/language/language-context';
import { createLanguageStore } from '../../../src/features/language/language-store';
import type { SectionComponents } from '../../../src/renderer/registry';
import { renderSections } from '../../../src/renderer/render-sections';
import { pageOf, siteFiles, TODAY, withoutIncidental } from '../../support/compile-site';
import { two } from '../../support/languages';
import { EXAMPLE_PAGE, readExample, withExample } from '../../support/section-example';

/** The project, and a package that brings a section type. */
const roots = [project.root, join(project.root, 'tests/fixtures/section-package')];
const modules = (await Promise.all(roots.map(modulesIn))).flat();
const schemas = await Promise.all(roots.map((root) => readTexts(join(root, 'schemas'))));
const contract = readContract(
  new Map(schemas.flatMap((texts) => [...texts])),
  await readIcons(),
  await readStyleNames(),
);

/** What is known of the files that all sites with an example have. */
const memory = createMemory();

describe.each(modules)('the example of the section type $type', async ({ type, folder }) => {
  const example = await readExample(folder);
  const files = withExample(siteFiles({}), example);
  const whole = compile(files, contract, { today: TODAY, memory });

  test('is a section of this type and what it refers to, and nothing else', () => {
    expect(example.section.type).toBe(type);
    expect(Object.keys(example).filter((key) => key !== 'files')).toEqual(['section']);
  });

  test('makes no problem in a site that knows nothing of it', () => {
    expect(withoutIncidental(whole.problems)).toEqual([]);
  });

  test.each(two.map(({ code }) => code))('shows all its texts: %s', async (language) => {
    const markup = await markupOf(language);
    const shown = textsShown(markup, `.section--${type}`);
    expect(shown).not.toBe('');
    expect(textsWritten(language).filter((text) => !shown.includes(text))).toEqual([]);
  });

  test('heads the page that it stands on alone, and leaves out no level of heading', async () => {
    const found = [...parsed(await markupOf('en')).querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
    const levels = found.map(({ tagName }) => Number(tagName.slice(1)));
    const isHeaded = 'title' in example.section || contract.sections.get(type)?.['x-main-heading'] === true;
    expect(levels.filter((level) => level === 1)).toHaveLength(isHeaded ? 1 : 0);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('names what is there, and nothing else, where all is left out that may be', async () => {
    const required = new Set(['type', ...(contract.sections.get(type)?.required ?? [])]);
    const section = Object.fromEntries(Object.entries(example.section).filter(([key]) => required.has(key)));
    const least = compile(withExample(siteFiles({}), { ...example, section }), contract, { today: TODAY, memory });
    const page = parsed(await markupOf('en', least));
    const ids = (name: string) => [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name));
    const known = new Set(ids('id'));
    expect(ids('aria-labelledby').filter((id) => !known.has(id))).toEqual([]);
    const hollow = [...page.querySelectorAll('main p:not([role])')].filter(({ innerHTML }) => innerHTML === '');
    expect(hollow.map(({ className }) => className)).toEqual([]);
  });

  /** The page of the example. */
  async function markupOf(language: string, result = whole): Promise<string> {
    if (!result.ok) throw new Error('The example does not compile');
    const { manifest } = pageOf(result.manifests, EXAMPLE_PAGE, language);
    const shell = shellOf(result.manifests, language);
    const components = await componentsOf(type, folder);
    const page = renderSections(manifest, shell, components, (_section, error) => {
      throw error;
    });
    return renderToStaticMarkup(
      <StaticRouter location={manifest.path}>
        <LanguageProvider store={createLanguageStore(language)}>
          <ConsentProvider store={createConsentStore(shell.consent)}>
            <App initial={{ path: page.path, loaded: { page, shell, components } }} />
          </ConsentProvider>
        </LanguageProvider>
      </StaticRouter>,
    );
  }

  /** The localised texts of the section, formatted ones in the pieces that stand between tags. */
  function textsWritten(language: string): string[] {
    const inLanguages = contract.inLanguages(declaredLanguages(files));
    const { sources } = load(files, inLanguages, memory.files);
    return valuesWith({ sources, contract: inLanguages }, 'x-localised')
      .filter(({ source, pointer, schema }) => {
        return source.id === EXAMPLE_PAGE && pointer[0] === 'sections' && schema['x-localised'] === true;
      })
      .flatMap(({ value, schema }) => {
        const text = (value as Readonly<Record<string, string>>)[language] ?? '';
        return schema['x-resolve'] === 'html' ? pieces(text) : [text];
      });
  }
});

async function modulesIn(root: string): Promise<{ type: string; folder: string }[]> {
  const folder = join(root, 'src/sections');
  return (await readdir(folder)).map((type) => ({ type, folder: join(folder, type) }));
}

async function componentsOf(type: string, folder: string): Promise<SectionComponents> {
  const name = pascalCase(type);
  const module = (await import(/* @vite-ignore */ join(folder, `${name}.tsx`))) as Record<string, ComponentType<never>>;
  return { [type]: module[name] };
}

/** What is read on the screen, or told of pictures; spaces where no line may end are like any other. */
function textsShown(markup: string, selector: string): string {
  const root = parsed(markup).querySelector(selector);
  const told = [...(root?.querySelectorAll('[alt], [aria-label]') ?? [])].flatMap((element) =>
    ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [root?.textContent ?? '', ...told]
    .join('\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
}

function pieces(html: string): string[] {
  const walker = document.createTreeWalker(parsed(html), NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
  return found.filter(Boolean);
}

function parsed(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
