import type { Overlay } from './compile-site';

/** A block that shows notices, each with what it says of its days, in the order of its list. */
export function notices(days: Readonly<Record<string, string>>): Overlay {
  const banner = 'text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }';
  return {
    'banners.yaml': Object.entries(days)
      .map(([id, shown]) => `${id}: { ${banner}, ${shown} }\n`)
      .join(''),
    'blocks/notices.yaml': `type: notice\nbanners: [${Object.keys(days).join(', ')}]\n`,
  };
}
