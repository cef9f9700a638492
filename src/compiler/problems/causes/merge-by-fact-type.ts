import { timeUnits } from '../../figures/time-units';
import { possibleFix, setEdit } from '../../findings/fixes';
import { locate } from '../../findings/locate';
import type { Problem, ProblemOf } from '../../findings/problem';
import { isFactType } from '../../schema/fact-type';
import { type DraftSite, singleton, sourceOfSingleton } from '../../site';

const CODE = 'fact-miscounted';
type Miscounted = ProblemOf<typeof CODE>;

/** So many texts are not all wrong about what a figure counts. */
const MANY = 4;

const TYPES: ReadonlyMap<string, 'hours' | 'months'> = new Map([
  ['hour', 'hours'],
  ['month', 'months'],
]);

/** One problem at the type of a figure, in place of one for each text, where all that say what it counts say something else. */
export function mergeByFactType(problems: readonly Problem[], site: DraftSite): readonly Problem[] {
  const source = sourceOfSingleton(site, 'facts');
  const miscounted = problems.filter((problem): problem is Miscounted => problem.code === CODE);
  if (source === undefined || miscounted.length < MANY) return problems;
  const merged = Object.entries(singleton(site, 'facts') ?? {}).flatMap(([fact, entry]) => {
    const ofFact = miscounted.filter(({ details }) => details.fact === fact && details.swapped === undefined);
    const [first] = ofFact;
    if (first === undefined || ofFact.length < MANY || !isFactType(entry?.type)) return [];
    const place = { source, pointer: [fact, 'type'] };
    const correct = typeCounting(ofFact, site);
    const details = { fact, unit: first.details.unit, type: entry.type, ...(correct !== undefined && { correct }) };
    const fix = correct === undefined ? {} : possibleFix(setEdit(place, correct));
    const told = { code: first.code, place, details, ...fix };
    return [{ told: { ...locate(told), others: ofFact.map(({ location }) => location) }, ofFact }];
  });
  const left = new Set<Problem>(merged.flatMap(({ ofFact }) => ofFact));
  return [...problems.filter((problem) => !left.has(problem)), ...merged.map(({ told }) => told)];
}

/** The type of figures that count what all these texts say. */
function typeCounting(miscounted: readonly Miscounted[], { contract }: DraftSite): 'hours' | 'months' | undefined {
  const types = new Set(
    miscounted.map(({ details }) =>
      contract.languages
        .flatMap(({ locale }) => timeUnits(locale).get(details.unit.toLowerCase()) ?? [])
        .map((unit) => TYPES.get(unit))
        .find((type) => type !== undefined),
    ),
  );
  const [only, ...others] = types;
  return others.length === 0 ? only : undefined;
}
