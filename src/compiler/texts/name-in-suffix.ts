/** The name of the site in what the settings add to titles: « | Trigal» adds «Trigal». */
export function nameInSuffix(suffix: string): string {
  return suffix.replace(/^[\s|–—·:,-]+/, '').trim();
}

/** What is added to titles where the settings do not say it. */
export function usualSuffix(brand: string): string {
  return ` | ${brand}`;
}
