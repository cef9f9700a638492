import type { CompileResult } from '../../src/compiler/compile';
import { locationOf } from '../../src/compiler/findings/locate';
import { siteOverview } from '../../src/overview/site-overview';
import { renderOverview } from '../../src/overview/view/render-overview';
import { readRequest } from '../../src/overview/view/request';
import { oncePerObject } from '../../src/shared/once-per-object';
import type { LiveContent } from '../live-content/live-content';
import type { RequestAddress } from '../local-server/request-address';

const ASSETS = { style: '/src/overview/view/overview.css', script: '/scripts/preview/overview-browser.ts' };

/** The document of the overview at an address, as the content is now; nothing at any other address. */
export async function overviewPage(
  liveContent: LiveContent,
  { pathname, searchParams }: RequestAddress,
): Promise<string | undefined> {
  const request = readRequest(pathname, searchParams, liveContent.language);
  if (request === undefined) return undefined;
  await liveContent.isJudged;
  const { latest, day, published } = liveContent;
  if (latest === undefined) return undefined;
  const isSiteServed = published !== undefined;
  return renderOverview({ overview: overviewOf(latest, day), request, isSiteServed, lineOf: linesOf(latest) }, ASSETS);
}

const overviewOf = oncePerObject(({ site, problems }: CompileResult, day: string) => siteOverview(site, problems, day));

const linesOf = oncePerObject(({ site }: CompileResult) => {
  const sources = new Map(site.sources.map((source) => [source.path, source]));
  return ({ file, pointer }: { readonly file: string; readonly pointer: readonly (string | number)[] }) => {
    const source = sources.get(file);
    return source === undefined || pointer.length === 0 ? 1 : locationOf({ source, pointer }).line;
  };
});
