/** A section that leads to these addresses, the first of them in the fourth line. */
export function linksOutside(...addresses: readonly string[]): string {
  const actions = addresses.map((url) => `  - { label: { es: "Fuera", en: "Out" }, url: "${url}" }\n`);
  return `type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n${actions.join('')}`;
}
