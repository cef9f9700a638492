import { kindOfFile } from '../../compiler/schema/kind';
import {
  LONGEST_DESCRIPTION,
  lengthInLetters,
  longestTitle,
  shortestDescription,
} from '../../compiler/texts/sensible-lengths';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { tokensIn } from '../../shared/token-syntax';
import { childOf } from '../content/schema-at';
import type { ContentPlace } from '../place';
import type { FormContext } from './form-context';

/** Of how many characters a text had better be. */
interface SensibleLength {
  readonly least: number;
  readonly most: number;
}

const OF_PAGES: Readonly<Record<string, (text: string) => SensibleLength>> = {
  title: (text) => ({ least: 0, most: longestTitle(text) }),
  description: (text) => ({ least: shortestDescription(text), most: LONGEST_DESCRIPTION }),
};

/** How long a text is at best that search engines show: that of a page, or of an entry from which a template takes it. */
export function sensibleLength(
  { contract, pages, dataOf }: Pick<FormContext, 'contract' | 'pages' | 'dataOf'>,
  { file, pointer }: ContentPlace,
  text: string,
): SensibleLength | undefined {
  const kind = kindOfFile(contract, file)?.kind;
  if (kind === undefined) return undefined;
  const key = keyOfWhole(pointer, kind.holds === 'map' ? 1 : 0);
  if (key === undefined) return undefined;
  if (kind.collection === 'pages') return OF_PAGES[key]?.(text);
  const template = pages.find((page) => page.file === file && page.template !== undefined)?.template;
  const templateFile = contract.kinds
    .find(({ collection }) => collection === 'pages')
    ?.files.replace('*', template ?? '');
  const data = template === undefined || templateFile === undefined ? undefined : dataOf(templateFile);
  const [, lengthOf] = Object.entries(OF_PAGES).find(([of]) => takes(childOf(data, of), key)) ?? [];
  return lengthOf?.(text);
}

function keyOfWhole(pointer: Pointer, depth: number): string | undefined {
  return pointer.length === depth + 1 ? String(pointer[depth]) : undefined;
}

/** Whether a text of a template, in whichever language, shows what an entry has at a key. */
function takes(text: unknown, key: string): boolean {
  const texts = isRecord(text) ? Object.values(text) : [text];
  return texts.some(
    (each) => typeof each === 'string' && tokensIn(each).some(({ scope, name }) => scope === 'entry' && name === key),
  );
}

/** A text that is so much shorter or longer than the same in another language may lack something, or say more. */
const MUCH = 2;
/** Of shorter texts no such thing can be said. */
const SHORTEST_TO_COMPARE = 25;

/** Whether a text is far shorter or longer than the longest or shortest of the others. */
export function comparedLength(text: string, others: readonly string[]): 'shorter' | 'longer' | undefined {
  const length = lengthInLetters(text);
  const written = others.map(lengthInLetters).filter((other) => other > 0);
  if (length === 0 || written.length === 0) return undefined;
  const [least, most] = [Math.min(...written), Math.max(...written)];
  if (Math.max(length, most) < SHORTEST_TO_COMPARE) return undefined;
  if (length * MUCH < least) return 'shorter';
  return length > most * MUCH ? 'longer' : undefined;
}
