import { writtenRedirects } from '../compiler/addresses/written-redirects';
import type { Problem } from '../compiler/findings/problem';
import { isComplete } from '../compiler/index-site';
import type { DraftSite } from '../compiler/site';
import { groupBy } from '../shared/group-by';
import { comingDates } from './coming-dates';
import { withEveryPage } from './every-page';
import { mediaOverview } from './media';
import type { FileProblems, RedirectOverview, SiteOverview } from './overview';
import { pageLinks } from './page-links';
import { overviewPages } from './pages';
import { overviewTexts } from './texts';
import { translationsOverview } from './translations';
import { placeOf } from './written';

/** What is known of a site, also while something is wrong with it. `today` is the day as of which it is told. */
export function siteOverview(draft: DraftSite, problems: readonly Problem[], today: string): SiteOverview {
  const site = withEveryPage(draft);
  const links = pageLinks(site, today);
  const areLinksKnown = isComplete(site, problems);
  return {
    day: today,
    languages: site.contract.languages.map(({ code, name, locale }) => ({ code, name, locale })),
    pages: overviewPages(site, links, { today, areLinksKnown }),
    links,
    areLinksKnown,
    translations: translationsOverview(site, problems),
    media: mediaOverview(site),
    redirects: redirects(site),
    dates: comingDates(site, today),
    problems: byFile(problems.filter((problem) => !isOpenPoint(problem))),
    openPoints: byFile(problems.filter(isOpenPoint)),
    texts: overviewTexts(site),
  };
}

function redirects(site: DraftSite): RedirectOverview[] {
  const [main] = site.contract.languages;
  return writtenRedirects(site).flatMap(({ redirect, source, pointer }) => {
    const { from, page, language = main?.code ?? '' } = redirect;
    if (from === undefined || page === undefined) return [];
    const to = site.pages.byId.get(page)?.alternates[language];
    const place = placeOf({ source, pointer });
    return [{ from, page, ...(to !== undefined && { to }), place }];
  });
}

function isOpenPoint({ code }: Problem): boolean {
  return code === 'point-open';
}

function byFile(problems: readonly Problem[]): FileProblems[] {
  const files = groupBy(problems, ({ location }) => location.file);
  const isWarned = ({ problems: those }: FileProblems) => Number(those.every(({ severity }) => severity !== 'error'));
  return [...files].map(([file, those]) => ({ file, problems: those })).sort((a, b) => isWarned(a) - isWarned(b));
}
