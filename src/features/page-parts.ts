// The parts of a document by more than their ids, which a text of the content may have as well.

/** What holds the page. */
export const ROOT = 'body > #root';

/** What holds the data that the page was made from. */
export const PAGE_DATA = 'script#page-data';
