import { type Document, visit } from 'yaml';
import { applyTextEdits } from '../values/text-edit';
import { aliasTargets } from '../yaml/yaml-document';
import { diagnose, unmergedAt } from './diagnose';
import { type Diagnosis, diagnosisOf, withoutFix } from './diagnosis';
import type { HasForm } from './first-repair';
import { lineAt, linesIn } from './lines';
import { keysWithValue, misreadKey } from './misread-keys';
import { misreadMap } from './misread-maps';
import {
  barInText,
  foreignBlank,
  lostWord,
  needlessBar,
  strayQuote,
  swallowedItem,
  swallowedLanguage,
} from './misread-texts';
import { listWithoutDashes } from './recognisers/dashes';
import { swapsAt } from './recognisers/moved-lines';
import { comparisons } from './recognisers/pasted-syntax';

/** The first thing that keeps a file from being parsed, or has it parsed as something that nobody can have meant. */
export function firstFault(text: string, document: Document, hasForm: HasForm): Diagnosis | undefined {
  const [first] = [...document.errors].sort((one, other) => one.pos[0] - other.pos[0]);
  const reported = first ?? document.warnings[0];
  if (reported !== undefined) return diagnose(text, reported.code, reported.pos[0], hasForm);
  const compared = /^\+/m.test(text) ? comparison(text, hasForm) : undefined;
  if (compared !== undefined) return compared;
  const misread = (text.includes('<<<<<<<') && unmergedAt(linesIn(text))) || firstMisreading(text, document);
  return (misread && repairedInstead(text, misread, hasForm)) ?? misread;
}

/** Lines of a comparison that are taken for keys, such as `+title:`. */
function comparison(text: string, hasForm: HasForm): Diagnosis | undefined {
  const lines = linesIn(text);
  const [repair] = comparisons({ lines });
  return repair && hasForm(applyTextEdits(text, repair.edits)) ? diagnosisOf(lines, repair) : undefined;
}

/** Where a key stands twice: lines that have changed places, or items of which none has its dash. */
function repairedInstead(text: string, { at, details }: Diagnosis, hasForm: HasForm): Diagnosis | undefined {
  if (details.line === undefined) return undefined;
  const lines = linesIn(text);
  const [there, earlier] = [lineAt(lines, at.offset).index, details.line - 1];
  const first = lines[earlier];
  const undashed = first && listWithoutDashes(lines, first);
  const repairs = [...swapsAt([there, there + 1, earlier, earlier + 1], lines), ...(undashed ? [undashed] : [])];
  const repair = repairs.find(({ edits }) => hasForm(applyTextEdits(text, edits)));
  return repair && diagnosisOf(lines, repair);
}

/** The first fault that the parser does not report. */
function firstMisreading(text: string, document: Document): Diagnosis | undefined {
  const aliases = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void aliases.add(source) });
  if (aliases.size > 0) {
    const endless = endlessAlias(document);
    if (endless !== undefined) return endless;
  }
  const keys = keysWithValue(document);
  let found: Diagnosis | undefined;
  visit(document, {
    Map: (_key, map, path) => {
      found ??= misreadKey(text, map, keys) ?? misreadMap(text, map, path);
      return found && visit.BREAK;
    },
    Scalar: (key, scalar) => {
      const { anchor } = scalar;
      if (anchor !== undefined && !aliases.has(anchor)) found ??= lostWord(text, scalar, anchor);
      if (scalar.type === 'PLAIN')
        found ??=
          strayQuote(text, scalar, key === 'key') ??
          foreignBlank(text, scalar) ??
          barInText(text, scalar) ??
          swallowedItem(text, scalar);
      else if (scalar.type?.startsWith('BLOCK')) found ??= needlessBar(text, scalar) ?? swallowedLanguage(text, scalar);
      return found && visit.BREAK;
    },
  });
  return found;
}

/** An alias within what it stands for. */
function endlessAlias(document: Document): Diagnosis | undefined {
  for (const [alias, target] of aliasTargets(document)) {
    const [at, from, to] = [alias.range?.[0] ?? 0, target?.range?.[0] ?? 0, target?.range?.[1] ?? 0];
    if (from > at || at >= to) continue;
    const written = `*${alias.source}`;
    return withoutFix({ offset: at, length: written.length }, { reason: 'alias-of-itself', written });
  }
  return undefined;
}
