import { join } from 'node:path';
import { visit } from 'yaml';
import { project } from '../../scripts/project';
import { readTexts } from '../../scripts/read-files';
import { readDocument } from '../../src/compiler/yaml/yaml-document';

/** All texts of this site and of the fixtures that hold tags. */
export async function htmlTexts(): Promise<readonly string[]> {
  const folders = await Promise.all(['site', 'tests/fixtures'].map((folder) => readTexts(join(project.root, folder))));
  const files = folders.flatMap((texts) => [...texts]).filter(([path]) => path.endsWith('.yaml'));
  return [...new Set(files.flatMap(([, text]) => htmlIn(text)))];
}

function htmlIn(text: string): string[] {
  const found: string[] = [];
  visit(readDocument(text).document, {
    Scalar: (key, { value }) => {
      if (key !== 'key' && typeof value === 'string' && /<[a-z][^>]*>/.test(value)) found.push(value);
    },
  });
  return found;
}
