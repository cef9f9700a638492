/** What is told of a page in its head, as `PageTags` and `StructuredData` (src/prerender/PageTags.tsx) write it. */
const PAGE_TAGS = 'meta[content]:not([name=viewport]),[rel=canonical],[rel=alternate],[type*=json]';

/** Puts what is told of another page in the place of what the head has told so far. */
export function takeOverPageTags(source: ParentNode): void {
  const { head } = document;
  for (const tag of head.querySelectorAll(PAGE_TAGS)) tag.remove();
  head.append(...source.querySelectorAll(PAGE_TAGS));
}
