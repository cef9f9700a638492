import { pageOfEmbedded } from './embedded-page';

/** What somebody's way to a page has left in its address. */
export interface WrappedAddress {
  /** It leads there by another site; it says who clicked where; it opens what is for those who write there, or for a frame. */
  readonly reason: 'detour' | 'followed' | 'editor' | 'embedded';
  /** The address of the page itself. */
  readonly correct: string;
}

/** Sites that lead to another one, and what they call its address. */
const DETOURS: readonly { readonly from: RegExp; readonly names: readonly string[] }[] = [
  { from: /^https:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/, names: ['q', 'url'] },
  { from: /^https:\/\/[a-z0-9.-]{1,60}\.safelinks\.protection\.outlook\.com\//, names: ['url'] },
  { from: /^https:\/\/lm?\.(?:facebook|instagram)\.com\//, names: ['u'] },
  { from: /^https:\/\/(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)\?/, names: ['url'] },
  { from: /^https:\/\/(?:www\.)?youtube\.com\/redirect\?/, names: ['q'] },
  { from: /^https:\/\/translate\.google\.[a-z.]{2,6}\/translate\?/, names: ['u'] },
  { from: /^https:\/\/statics\.teams\.cdn\.office\.net\/evergreen-assets\/safelinks\//, names: ['url'] },
];

/** What social networks, advertisements and machines that write add to tell one visit from another. */
const VISIT =
  /^(?:(?:fbclid|gclid|dclid|gbraid|wbraid|msclkid|igshid|igsh|twclid|ttclid|yclid|mc_eid|phpsessid|PHPSESSID|jsessionid|_hsenc|_hsmi|srsltid|_gl)=|utm_source=(?:chatgpt|openai|perplexity|copilot|gemini|claude)(?:\.(?:com|ai))?$)/;
const CAMPAIGN = /^utm_[a-z]{2,20}=/;

const EDITORS: readonly { readonly from: RegExp; readonly to: string }[] = [
  {
    from: /^(https:\/\/docs\.google\.com\/(?:document|spreadsheets|presentation)\/d\/[^/?#]{1,90}\/)edit(?:[?#].*)?$/,
    to: '$1preview',
  },
  { from: /^(https:\/\/docs\.google\.com\/forms\/d\/[^/?#]{1,90}\/)edit(?:[?#].*)?$/, to: '$1viewform' },
  { from: /^(https:\/\/(?:www\.)?canva\.com\/design\/[^?#]{1,120}\/)edit(?:[?#].*)?$/, to: '$1view' },
];

/** Nothing of an address that is one of a page and no more. */
export function wrappedAddress(address: string): WrappedAddress | undefined {
  const end = endOf(address);
  if (end !== undefined) return { reason: 'detour', correct: end };
  const editor = EDITORS.find(({ from }) => from.test(address));
  if (editor !== undefined) return { reason: 'editor', correct: address.replace(editor.from, editor.to) };
  const page = pageOfEmbedded(address);
  if (page !== undefined) return { reason: 'embedded', correct: page };
  const correct = withoutVisit(address);
  return correct === address ? undefined : { reason: 'followed', correct };
}

/** A page as a search engine keeps it, or as a translator shows it under a name of its own. */
function keptElsewhere(address: string): string | undefined {
  const [, kept] = /^https:\/\/(?:www\.)?google\.[a-z.]{2,6}\/amp\/s\/(\S+)$/.exec(address) ?? [];
  if (kept !== undefined) return `https://${kept}`;
  const [, name, path = ''] = /^https:\/\/([a-z0-9-]{1,200})\.translate\.goog(\/[^?#]*)?/.exec(address) ?? [];
  const host = name?.replaceAll(/--?/g, (hyphens) => (hyphens === '-' ? '.' : '-'));
  return host?.includes('.') ? `https://${host}${path}` : undefined;
}

function endOf(address: string): string | undefined {
  const kept = keptElsewhere(address);
  if (kept !== undefined) return kept;
  const detour = DETOURS.find(({ from }) => from.test(address));
  if (detour === undefined || !URL.canParse(address)) return undefined;
  const { searchParams } = new URL(address);
  return (
    detour.names.map((name) => searchParams.get(name)).find((end) => end !== null && /^https:\/\/\S+$/.test(end)) ??
    undefined
  );
}

/** Whether what follows the question mark only says in which language a page is read, or from which campaign. */
export function saysNoMore(query: string): boolean {
  return query.split('&').every((part) => /^lang=[\w-]{0,10}$/.test(part) || CAMPAIGN.test(part));
}

/** Campaigns may be counted on purpose; where a visit is told as well, nobody has chosen them. */
function withoutVisit(address: string): string {
  const [, page = '', query, anchor = ''] = /^(https:\/\/[^?#]*)\?([^#]*)(#.*)?$/s.exec(address) ?? [];
  const said = query?.split('&') ?? [];
  if (!said.some((part) => VISIT.test(part))) return address;
  const left = said.filter((part) => !VISIT.test(part) && !CAMPAIGN.test(part));
  return page + (left.length === 0 ? '' : `?${left.join('&')}`) + anchor;
}
