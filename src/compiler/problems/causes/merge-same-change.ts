import { groupBy } from '../../../shared/group-by';
import type { Edit, Fix } from '../../findings/fix';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { valueAt } from '../../values/value-at';

/** So often in one file nobody mistypes the same: somebody has replaced it all over. */
const MANY = 3;

/** Merges into one what the same change of names would mend in many places of a file. */
export function mergeSameChange(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const groups = groupBy(problems, (problem) => changeOf(problem) ?? problem);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined || group.length < MANY) return group;
    const { fix: _ofFirst, ...problem } = first;
    const fix = fixOfAll(group, site);
    return [{ ...problem, others: others.map(({ location }) => location), ...(fix && { fix }) } as Problem];
  });
}

/** A name without the braces around it. */
const NAME = /[\p{L}\d][\p{L}\d/._-]*/u;

/** What is written and what is meant. */
function namesIn(problem: Problem): readonly [string, string] | undefined {
  const { code, details } = problem;
  switch (code) {
    case 'key-unknown':
      return details.suggestion === undefined ? undefined : [details.key, details.suggestion];
    case 'media-missing':
      return details.suggestion === undefined ? undefined : [details.path, details.suggestion];
    case 'reference-unknown':
    case 'value-not-listed':
      return [details.value, details.suggestion ?? ''];
    case 'token-malformed':
      return details.suggestion === undefined ? undefined : [details.text, details.suggestion];
    case 'token-unknown':
      return details.suggestion === undefined ? undefined : [details.token, details.suggestion];
    case 'value-malformed':
      return details.isInstead === true && details.key !== undefined
        ? [String(problem.location.pointer.at(-1)), details.key]
        : undefined;
    default:
      return undefined;
  }
}

/** The part of a name that differs from what is meant, and what should stand there. */
function changeOf(problem: Problem): string | undefined {
  const [written, meant] = namesIn(problem) ?? [];
  if (written === undefined || meant === undefined) return undefined;
  return [problem.code, problem.location.file, ...partsThatDiffer(written, meant)].join('\n');
}

function partsThatDiffer(written: string, meant: string): readonly string[] {
  const name = NAME.exec(meant)?.[0] ?? meant;
  if (written !== name && written.includes(name)) return [written, meant].map((said) => said.replace(name, '…'));
  if (meant.includes(written)) return ['…', meant.replace(written, '…')];
  const most = Math.min(written.length, meant.length);
  let start = 0;
  while (start < most && written[start] === meant[start]) start += 1;
  let end = 0;
  while (end < most - start && written.at(-1 - end) === meant.at(-1 - end)) end += 1;
  return [written, meant].map((name) => name.slice(start, name.length - end));
}

function fixOfAll(group: readonly Problem[], site: DraftSite): Fix | undefined {
  if (group.some(({ fix }) => fix === undefined)) return undefined;
  if (!group.every(({ code }) => code.startsWith('token-')))
    return { edits: group.flatMap(({ fix }) => fix?.edits ?? []), isCertain: false };
  const byPlace = groupBy(group, ({ location: { pointer } }) => pointer.join('/'));
  const edits = [...byPlace.values()].map((ofText) => textMended(ofText, site));
  return edits.some((edit) => edit === undefined)
    ? undefined
    : { edits: edits.filter((edit) => edit !== undefined), isCertain: false };
}

/** A text with all its names as they are meant; nothing where some of them are right as well. */
function textMended(group: readonly Problem[], site: DraftSite): Edit | undefined {
  const [first] = group;
  if (first === undefined) return undefined;
  const { file, pointer } = first.location;
  const text = valueAt(site.sources.find(({ path }) => path === file)?.data, pointer);
  const names = new Map(group.map(namesIn).filter((pair) => pair !== undefined));
  if (typeof text !== 'string' || [...names.values()].some((meant) => text.includes(meant))) return undefined;
  const value = [...names].reduce((so, [written, meant]) => so.replaceAll(written, meant), text);
  return { do: 'set', file, pointer, value };
}
