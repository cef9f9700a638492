import type { Overlay } from './compile-site';

/** A block with a logo, and what it is said to show in English, which begins at 5:51. */
export function logoSaying(alt: string, block = 'logos'): Overlay {
  return {
    [`blocks/${block}.yaml`]: `type: panel\ntitle: { es: "Pan", en: "Bread" }\ntext: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\nlogos:\n  - { src: loaf.svg, alt: { es: "Una hogaza", en: "${alt}" } }\n`,
  };
}
