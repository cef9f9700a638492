import type { Contract } from '../compiler/contract';
import { todayOf } from '../compiler/dates/today-of';
import { declaredLanguages } from '../compiler/languages';
import type { SiteFiles } from '../compiler/source';
import type { OpenedSite } from './backend/backend';
import type { StudioState, ViewState } from './state';

export function inLanguagesOf(contract: Contract, files: SiteFiles): Contract {
  return contract.inLanguages(declaredLanguages(files));
}

/** The site in other languages: of those that are looked at, the ones that it still has; where there is none, its main one. */
export function inSettings(view: ViewState, contract: Contract): Pick<StudioState, 'contract' | 'view'> {
  const codes = contract.languages.map(({ code }) => code);
  const still = view.languages.filter((code) => codes.includes(code));
  // Settings that cannot be read for a moment are no reason to look elsewhere.
  if (codes.length === 0) return { contract, view };
  return { contract, view: { ...view, languages: still.length > 0 ? still : codes.slice(0, 1) } };
}

export function firstView(contract: Contract, { files, day }: OpenedSite, page: string): ViewState {
  const [main] = declaredLanguages(files);
  const { kinds } = contract;
  const ofPages = kinds.find(({ collection }) => collection === 'pages')?.files.split('*') ?? [];
  const isThere = files.has(ofPages.join(page));
  const [first = ''] = [...files.keys()].filter((path) => path.startsWith(ofPages[0] ?? ''));
  return {
    page: isThere || page.includes(':') ? page : first.slice(ofPages[0]?.length, -(ofPages[1]?.length ?? 0)),
    languages: main === undefined ? [] : [main.code],
    width: 'desk',
    visitor: 'home',
    day: day ?? todayOf(files),
  };
}
