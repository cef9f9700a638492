import { todayOf } from '../compiler/dates/today-of';
import { declaredLanguages } from '../compiler/languages';
import type { Contract } from '../compiler/schema/contract';
import type { SiteFiles } from '../compiler/source';
import { valueAt } from '../compiler/values/value-at';
import type { OpenedSite } from './backend/backend';
import { createDataReader } from './content/read-data';
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

/** What is looked at first: the page of that name, else the home page, in the main language. */
export function firstView(contract: Contract, { files, day }: OpenedSite, page: string): ViewState {
  const [main] = declaredLanguages(files);
  return {
    page: firstPage(contract, files, page),
    languages: main === undefined ? [] : [main.code],
    width: 'desk',
    visitor: 'home',
    day: day ?? todayOf(files),
  };
}

/** The page that is asked for, or the home page where there is none of that name. */
function firstPage({ kinds }: Contract, files: SiteFiles, asked: string): string {
  const [folder = '', ending = ''] = kinds.find(({ collection }) => collection === 'pages')?.files.split('*') ?? [];
  if (files.has(folder + asked + ending) || asked.includes(':')) return asked;
  const dataOf = createDataReader((path) => files.get(path));
  const pages = [...files.keys()].filter((path) => path.startsWith(folder));
  const first = pages.find((path) => valueAt(dataOf(path), ['role']) === 'home') ?? pages[0];
  return first?.slice(folder.length, -ending.length) ?? '';
}
