import type { Language } from '../../shared/language';
import type { Attribution } from '../attribution/attribution';

/** What the form's frame gets besides the form that it is to show. */
interface FrameContext {
  readonly language: Language;
  /** Address of the page around the form. */
  readonly page: string;
  readonly attribution: Attribution;
}

/**
 * The address of a form's frame. Each parameter stands in it at most once; of the page's own address neither query nor
 * hash is told, which may hold a gclid that nobody has consented to (specification, point 7; decision T5).
 */
export function formAddress(template: string, providerId: string, context: FrameContext): string {
  const { language, attribution } = context;
  const { origin, pathname } = new URL(context.page);
  const address = new URL(template.replace('{id}', encodeURIComponent(providerId)));
  const parameters = {
    lang: language,
    page_url: origin + pathname,
    gclid: attribution.gclid,
    origin_url: attribution.originUrl && inShort(attribution.originUrl),
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address.href;
}

/** Servers refuse addresses that are much longer. */
const LONGEST_ORIGIN = 1000;

/** Of an address that is too long, the site; what is stored may have been put there by others. */
function inShort(address: string): string | undefined {
  if (address.length <= LONGEST_ORIGIN) return address;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
