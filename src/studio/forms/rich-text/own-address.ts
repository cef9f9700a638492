import { wrappedAddress } from '../../../compiler/addresses/wrapped-address';
import type { Contract } from '../../../compiler/schema/contract';
import { kindOfFile } from '../../../compiler/schema/kind';
import { isRecord } from '../../../shared/is-record';
import type { StudioPage } from '../../compiling/site-compiler';

/** Where the website is to be seen, and its pages. */
interface OwnSite {
  /** The address of the website itself, and that of the Studio, from which its pages are copied, too. */
  readonly origins: readonly string[];
  readonly pages: readonly StudioPage[];
  readonly contract: Contract;
}

/** The website of which the settings say where it is. */
export function ownSite(settings: unknown, pages: readonly StudioPage[], contract: Contract): OwnSite {
  const url = isRecord(settings) ? String(settings.url) : '';
  return { origins: [location.origin, ...(URL.canParse(url) ? [new URL(url).origin] : [])], pages, contract };
}

/**
 * An address that somebody has copied, as a link in a text is to say it: a page of the website by its name; nothing for
 * what else there is at its address, which leads nowhere for visitors. The way by which somebody came there is left out.
 */
export function addressCopied(copied: string, { origins, pages, contract }: OwnSite): string | undefined {
  const wrapped = wrappedAddress(copied);
  const href = wrapped === undefined || wrapped.reason === 'editor' ? copied : wrapped.correct;
  if (!URL.canParse(href)) return href;
  const { origin, pathname, hash } = new URL(href);
  if (!origins.includes(origin)) return href;
  const page = pages.find(({ paths }) => Object.values(paths).includes(decodeURI(pathname.replace(/(?<=.)\/$/, ''))));
  if (page === undefined) return undefined;
  const entry = page.template === undefined ? undefined : page.id.slice(page.template.length + 1);
  if (entry === undefined) return `page:${page.id}${hash}`;
  return kindOfFile(contract, page.file)?.kind.collection === 'posts' ? `post:${entry}${hash}` : pathname + hash;
}
