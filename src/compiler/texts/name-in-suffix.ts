/** The name of the site in what the settings add to titles: « | Trigal» adds «Trigal». */
export function nameInSuffix(suffix: string): string {
  return suffix.replace(/^[\s|–—·:,-]+/, '').trim();
}
