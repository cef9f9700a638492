/** The same things in an order of chance (Fisher and Yates). */
export function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const rest = [...things];
  const result: Thing[] = [];
  while (rest.length > 0) result.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return result;
}
