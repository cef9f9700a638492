/** The tags about a page in its head, as `PageTags` and `StructuredData` (src/prerender/PageTags.tsx) write them. */
const PAGE_TAGS = 'meta[content]:not([name=viewport]),[rel=canonical],[rel=alternate],[type*=json]';

/** Replaces the tags about the page in the head by those of another page. */
export function takeOverPageTags(source: ParentNode): void {
  const { head } = document;
  for (const tag of head.querySelectorAll(PAGE_TAGS)) tag.remove();
  head.append(...source.querySelectorAll(PAGE_TAGS));
}
