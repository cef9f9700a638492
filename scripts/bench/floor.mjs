/**
 * The least that any builder of React pages has to do: read, parse with js-yaml, render to static markup, write. No
 * checks, no links, no design, one core. `node floor.mjs <site> <output> <language> …`
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const [site = '', output = '', ...languages] = process.argv.slice(2);
const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
  .map((entry) => join(entry.parentPath, entry.name));
const contents = files.map((file) => ({ file, content: load(readFileSync(file, 'utf8')) }));
const pages = contents.filter(({ file }) => file.startsWith(join(site, 'pages')));

for (const language of languages) {
  mkdirSync(join(output, language), { recursive: true });
  for (const [index, { content }] of pages.entries()) {
    const body = createElement('body', null, elementOf(content, language));
    const html = renderToStaticMarkup(createElement('html', { lang: language }, body));
    writeFileSync(join(output, language, `${index}.html`), `<!doctype html>${html}`);
  }
}

function elementOf(value, language) {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    return createElement('ul', null, ...value.map((item) => createElement('li', null, elementOf(item, language))));
  }
  if (language in value) return createElement('p', null, elementOf(value[language], language));
  const parts = Object.entries(value).map(([key, item]) =>
    createElement('div', { className: key }, elementOf(item, language)),
  );
  return createElement('section', null, ...parts);
}
