import { groupBy } from '../../../shared/group-by';
import type { Problem } from '../../findings/problem';
import type { DraftSite } from '../../site';
import { missingName } from './missing-name';

/** Merges into one what is wrong in the same way in several languages of a text: it was written, or changed, in all of them at once. */
export function mergeAcrossLanguages(problems: readonly Problem[], { contract }: DraftSite): readonly Problem[] {
  const languages = new Set(contract.languages.map(({ code }) => code));
  const textOf = ({ code, location: { file, pointer } }: Problem, meant: string) =>
    languages.has(String(pointer.at(-1))) ? [code, file, ...pointer.slice(0, -1), meant].join('\n') : undefined;
  const groups = groupBy(problems, (problem) => {
    const meant = meantBy(problem);
    return (meant && textOf(problem, meant)) ?? problem;
  });
  return [...groups.values()].flatMap((group) => (areOneEach(group) ? inOne(group) : group));
}

/** What is named or meant in whatever language. */
function meantBy(problem: Problem): string | undefined {
  const { code, details } = problem;
  switch (code) {
    case 'anchor-unknown':
      return `${details.page}#${details.anchor}`;
    case 'fact-of-other':
      return `${details.fact} ${details.correct}`;
    case 'fact-miscounted':
      return details.correct === undefined ? undefined : details.fact;
    case 'html-heading-repeated':
      return `${details.first} ${details.second}`;
    case 'numbering-wrong':
      return `${details.found} ${details.expected}`;
    case 'list-count':
      return `${details.counted} ${details.length}`;
    case 'fact-misquoted':
    case 'fact-unlike':
      return details.fact;
    case 'phone-other':
      return details.phone;
    case 'link-address-other':
      return `${details.text} ${details.address}`;
    // Each says it in its own words.
    case 'detail-other':
    case 'fact-ends-swapped':
    case 'text-duration-other':
      return code;
    case 'link-number-other':
    case 'link-text-other':
      return `${details.page} ${details.correct}`;
    default:
      return missingName(problem)?.name;
  }
}

/** Where it is wrong twice in one language, somebody has to look at each. */
function areOneEach(group: readonly Problem[]): boolean {
  return group.length > 1 && new Set(group.map(({ location }) => location.pointer.at(-1))).size === group.length;
}

function inOne(group: readonly Problem[]): Problem[] {
  const [first, ...others] = group;
  if (first === undefined) return [];
  const { fix: _ofFirst, ...problem } = first;
  const fixes = group.flatMap(({ fix }) => fix ?? []);
  const fix = fixes.length === group.length && {
    edits: fixes.flatMap(({ edits }) => edits),
    isCertain: fixes.every(({ isCertain }) => isCertain),
  };
  return [{ ...problem, others: others.map(({ location }) => location), ...(fix && { fix }) } as Problem];
}
