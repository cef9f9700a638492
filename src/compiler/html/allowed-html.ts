import { defaultSchema } from 'rehype-sanitize';

/**
 * Attributes that have no business in a text: `name` puts an element in the place of what scripts ask the document for,
 * `srcset` and `longdesc` lead elsewhere, and the others change how a page is used, not what it says.
 */
const NOT_OF_TEXTS: ReadonlySet<string> = new Set([
  ...['name', 'srcSet', 'longDesc', 'useMap', 'isMap', 'tabIndex', 'accessKey', 'prompt'],
  ...['accept', 'acceptCharset', 'action', 'encType', 'method', 'multiple', 'readOnly'],
]);

const ofTexts = Object.fromEntries(
  Object.entries(defaultSchema.attributes ?? {}).map(([element, attributes]) => [
    element,
    attributes.filter((attribute) => typeof attribute !== 'string' || !NOT_OF_TEXTS.has(attribute)),
  ]),
);

/** What the sanitiser leaves in a piece of HTML (decision C5). */
export const ALLOWED: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'caption'],
  ancestors: { ...defaultSchema.ancestors, caption: ['table'] },
  attributes: { ...ofTexts, th: ['scope'], '*': [...(ofTexts['*'] ?? []), 'id', 'lang'] },
  protocols: { href: ['https', 'mailto', 'tel'], cite: ['https'], src: [] },
  clobber: [],
};

/** The names of the elements that are left. */
export const ALLOWED_ELEMENTS: readonly string[] = ALLOWED.tagNames ?? [];

const allowedElements = new Set(ALLOWED_ELEMENTS);

export function isAllowedElement(name: string): boolean {
  return allowedElements.has(name);
}

/** Whether an attribute, both by the names that HTML has for them, is left on an element that is left. */
export function isAllowedAttribute(element: string, attribute: string, value: string): boolean {
  const ofElement = [...(ALLOWED.attributes?.[element] ?? []), ...(ALLOWED.attributes?.['*'] ?? [])];
  return ofElement.some((definition) => {
    const [name, ...values] = typeof definition === 'string' ? [definition] : definition;
    if (String(name).toLowerCase() !== asProperty(attribute)) return false;
    return values.length === 0 || values.some((one) => (one instanceof RegExp ? one.test(value) : one === value));
  });
}

/** The name that the sanitiser has for an attribute, in small letters. */
function asProperty(attribute: string): string {
  return { class: 'classname', for: 'htmlfor' }[attribute] ?? attribute.replaceAll('-', '');
}

const ANY_SITE = 'https://site.invalid';

/** Whether an address is that of a picture of this site: nowhere else are any that a text may name. */
export function isPictureOfSite(address: string): boolean {
  return isWithinSite(address) && /^\/(?:media|theme)\/./.test(new URL(address, ANY_SITE).pathname);
}

/** Whether an address is a path or an anchor of this site, read as a browser reads it: `/.//name` is a path that becomes `//name`. */
export function isWithinSite(address: string): boolean {
  if (!/^[#/]/.test(address) || !URL.canParse(address, ANY_SITE)) return false;
  const { origin, pathname } = new URL(address, ANY_SITE);
  return origin === ANY_SITE && !pathname.startsWith('//');
}
