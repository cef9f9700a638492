import { oncePerObject } from '../../compiler/once-per-object';
import { textOf } from '../../compiler/yaml/utf8';
import { readFast } from '../../compiler/yaml/yaml-data';
import { readData } from '../../editing/written';

/** The data of a YAML file; nothing where it cannot be read. */
export const readFileData = oncePerObject((content: Uint8Array): unknown => {
  const text = textOf(content);
  return text === undefined ? undefined : (readFast(text) ?? readData(text))?.data;
});
