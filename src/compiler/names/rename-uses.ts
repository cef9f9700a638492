import type { Pointer } from '../../shared/pointer';
import { asToken, tokensIn } from '../../shared/token-syntax';
import type { Edit } from '../findings/fix';
import type { Files } from '../site';
import { valueAt } from '../values/value-at';
import { textsIn, valuesResolvedAs } from '../values/values';
import { type Visit, visit } from '../values/visit';
import { nameKindOf } from './known-names';

/** What has to be written anew where something of a kind (a collection, or the facts) is to have another name. */
export function renameUses(files: Files, kind: string, name: string, next: string): Edit[] {
  const named = usesOf(files, kind, name).map(
    ({ source, pointer }): Edit => ({ do: 'set', file: source.path, pointer, value: next }),
  );
  return kind === 'facts' ? [...named, ...renameTokens(files, name, next)] : named;
}

/** What takes something of a kind out of the lists that name it, or in which an item does nothing else, where it is to go. */
export function removeUses(files: Files, kind: string, name: string): Edit[] {
  return (
    usesOf(files, kind, name)
      .map(({ source, pointer }) => ({ file: source.path, pointer: itemThatOnlyNames(source.data, pointer) }))
      .filter(({ pointer }) => typeof pointer.at(-1) === 'number')
      .map((item): Edit => ({ do: 'remove', ...item }))
      // The last one first: those after it move up.
      .toReversed()
  );
}

/** The place of the item that is nothing but a name, and perhaps the type that it needs for it; else that of the name. */
function itemThatOnlyNames(data: unknown, pointer: Pointer): Pointer {
  const item = pointer.slice(0, -1);
  const others = Object.keys(Object(valueAt(data, item))).filter((key) => key !== pointer.at(-1) && key !== 'type');
  return typeof item.at(-1) === 'number' && others.length === 0 ? item : pointer;
}

function usesOf(files: Files, kind: string, name: string): Visit[] {
  return files.sources
    .flatMap((source) => visit(source, files.contract))
    .filter(({ schema, value }) => value === name && nameKindOf(schema) === kind);
}

function renameTokens(files: Files, fact: string, next: string): Edit[] {
  const texts = valuesResolvedAs(files, 'text', 'sharedText', 'html', 'day').flatMap(textsIn);
  return texts.flatMap(({ source, pointer, text }): Edit[] => {
    const tokens = tokensIn(text).filter(({ scope, name }) => scope === 'facts' && name === fact);
    const value = tokens.reduce((written, token) => written.replace(token.text, () => asToken('facts', next)), text);
    return tokens.length === 0 ? [] : [{ do: 'set', file: source.path, pointer, value }];
  });
}
