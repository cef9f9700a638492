/** What has no title of its own is called by the first of what it holds, and how many more there are. */
export function titleOfItems(value: object, titleOf: (item: unknown) => string | undefined): string | undefined {
  const items: unknown[] = Object.values(value).find((part) => Array.isArray(part)) ?? [];
  const title = titleOf(items[0]);
  if (title === undefined) return undefined;
  return items.length > 1 ? `${title} +${items.length - 1}` : title;
}
