import { isRecord } from '../../../shared/is-record';
import type { Problem, ProblemOf } from '../../findings/problem';
import { type DraftSite, singleton } from '../../site';
import { valueAt } from '../../values/value-at';
import { inOneLine } from '../typical-value';

type NamesOf = (collection: string) => readonly string[];

/** Examples of values that name entries show entries that the site has. */
export function withExamplesOfSite(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const { collections, sources } = site;
  const entriesByName: ReadonlyMap<string, ReadonlyMap<string, unknown>> = collections;
  const namesOf: NamesOf = (collection) =>
    collection === 'facts' ? pricesFirst(site) : [...(entriesByName.get(collection)?.keys() ?? [])];
  return problems.map((problem) => {
    if (problem.code !== 'section-type-unknown') return withExample(problem, namesOf);
    const { file, pointer } = problem.location;
    const section = valueAt(sources.find(({ path }) => path === file)?.data, pointer.slice(0, -1));
    return asBlock(problem, isRecord(section) && Object.keys(section).length === 1, namesOf);
  });
}

/** Where a single figure is named, that is mostly a price. */
function pricesFirst(site: DraftSite): string[] {
  const facts = singleton(site, 'facts') ?? {};
  const names = Object.keys(facts);
  const isPrice = (name: string) => facts[name]?.type === 'money';
  return [...names.filter(isPrice), ...names.filter((name) => !isPrice(name))];
}

function withExample(problem: Problem, namesOf: NamesOf): Problem {
  switch (problem.code) {
    case 'key-missing':
      return withName(problem, namesOf);
    case 'type-wrong':
      return withAllNames(problem, namesOf);
    default:
      return problem;
  }
}

function withName(problem: ProblemOf<'key-missing'>, namesOf: NamesOf): Problem {
  const { entries, ...details } = problem.details;
  if (entries === undefined) return problem;
  const [name] = namesOf(entries.of);
  if (name === undefined) return entries.as === 'any' ? withEmptyList(problem, details) : problem;
  const example = inOneLine(entries.as === 'one' ? name : [name]);
  return { ...problem, details: { ...details, example } };
}

/** Where there is nothing yet that a list could name. */
function withEmptyList(problem: ProblemOf<'key-missing'>, details: ProblemOf<'key-missing'>['details']): Problem {
  const { file, pointer } = problem.location;
  const edit = { do: 'insert' as const, file, pointer: [...pointer, details.key], value: [] };
  return { ...problem, details: { ...details, example: '[]' }, fix: { edits: [edit], isCertain: false } };
}

/** `locations: all` becomes the list of all of them; what names one is shown with one of them. */
function withAllNames(problem: ProblemOf<'type-wrong'>, namesOf: NamesOf): Problem {
  const { entries, entryOf, ...others } = problem.details;
  const [example = others.example] = entryOf === undefined ? [] : namesOf(entryOf);
  const details = { ...others, example };
  const names = entries === undefined ? [] : namesOf(entries);
  if (names.length === 0) return { ...problem, details };
  const { file, pointer } = problem.location;
  const edit = { do: 'set' as const, file, pointer, value: names };
  const correct = `[${names.join(', ')}]`;
  return { ...problem, details: { ...details, correct }, fix: { edits: [edit], isCertain: false } };
}

/** `type: requirements`, where that is a block. */
function asBlock(problem: ProblemOf<'section-type-unknown'>, isAlone: boolean, namesOf: NamesOf): Problem {
  const { value } = problem.details;
  if (!namesOf('blocks').includes(value)) return problem;
  const { suggestion: _suggestion, ...details } = problem.details;
  const { file, pointer } = problem.location;
  const edit = { do: 'rename' as const, file, pointer, key: 'block' };
  const fix = isAlone && { fix: { edits: [edit], isCertain: false } };
  const { fix: _fix, ...withoutFix } = problem;
  return { ...withoutFix, details: { ...details, isBlock: true }, ...fix };
}
