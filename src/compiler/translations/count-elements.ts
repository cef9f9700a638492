/** The elements that a translation has as often as its original. */
export const COUNTED = ['heading', 'item', 'link', 'paragraph', 'picture', 'quotation', 'row'] as const;
export type CountedElement = (typeof COUNTED)[number];

const NAMES: Readonly<Record<string, CountedElement>> = {
  blockquote: 'quotation',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'item',
  a: 'link',
  p: 'paragraph',
  img: 'picture',
  tr: 'row',
};

/** How many elements of each kind a text holds. */
export function countElements(html: string): Record<CountedElement, number> {
  const counts = { heading: 0, item: 0, link: 0, paragraph: 0, picture: 0, quotation: 0, row: 0 };
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)(?=[\s/>])/gi)) {
    const counted = NAMES[name.toLowerCase()];
    if (counted !== undefined) counts[counted] += 1;
  }
  return counts;
}
