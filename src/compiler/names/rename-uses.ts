import type { Edit } from '../problems/fix';
import type { Files } from '../site';
import { asToken, tokensIn } from '../tokens/token-syntax';
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

/** What takes something of a kind out of the lists that name it, where it is to go. */
export function removeUses(files: Files, kind: string, name: string): Edit[] {
  return (
    usesOf(files, kind, name)
      .filter(({ pointer }) => typeof pointer.at(-1) === 'number')
      .map(({ source, pointer }): Edit => ({ do: 'remove', file: source.path, pointer }))
      // The last one first: those after it move up.
      .toReversed()
  );
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
