import { textOf } from '../../compiler/yaml/utf8';
import { readFast } from '../../compiler/yaml/yaml-data';
import { readData } from '../../editing/parsed-yaml';
import { keepUnchanged } from './keep-unchanged';

/**
 * Reads the data of YAML files as they are now; nothing of one that is not there or cannot be read. What has not changed
 * in a file is the very same object as before.
 */
export function createDataReader(contentOf: (file: string) => Uint8Array | undefined): (file: string) => unknown {
  const known = new Map<string, { readonly content: Uint8Array; readonly data: unknown }>();
  return (file) => {
    const content = contentOf(file);
    if (content === undefined) return undefined;
    const before = known.get(file);
    if (before?.content === content) return before.data;
    const data = keepUnchanged(before?.data, read(content));
    known.set(file, { content, data });
    return data;
  };
}

function read(content: Uint8Array): unknown {
  const text = textOf(content);
  return text === undefined ? undefined : (readFast(text) ?? readData(text))?.data;
}
