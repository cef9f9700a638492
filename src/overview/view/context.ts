import { createContext, useContext } from 'react';
import type { SiteOverview, WrittenPlace } from '../overview';
import type { SearchHit } from '../search';
import type { OverviewRequest } from './request';
import type { Words } from './words/catalogue';
import { words } from './words/words';

/** What every part of the overview knows. */
export interface OverviewView {
  readonly overview: SiteOverview;
  readonly request: OverviewRequest;
  /** Whether the pages and files of the website can be looked at beside it. */
  readonly isSiteServed: boolean;
  /** The line at which something is written, counted from 1. */
  readonly lineOf: (place: WrittenPlace) => number;
  /** What is done where a program shows the overview; a document of its own has addresses and forms instead. */
  readonly actions?: OverviewActions;
}

interface OverviewActions {
  readonly show: (request: OverviewRequest) => void;
  /** Leads to where something is written; of what was found by a search, to the words. */
  readonly open: (place: WrittenPlace, hit?: SearchHit) => void;
  /** What a place is called there. */
  readonly nameOf: (place: WrittenPlace) => string;
  /** Notes of a translation that it is still right although its original has changed. */
  readonly confirm: (translation: WrittenPlace) => void;
}

export const OverviewContext = createContext<OverviewView | undefined>(undefined);

/** What is shown of the overview, and its words. Throws outside a provider. */
export function useOverview(): OverviewView & { readonly text: Words } {
  const view = useContext(OverviewContext);
  if (view === undefined) throw new Error('The overview is shown without anything to show');
  return { ...view, text: words[view.request.language] };
}
