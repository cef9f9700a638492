// The parts of a document by more than their ids, which a text of the content may have as well.
// Links and buttons can name an id alone. Theirs begin with a capital, which no section's does: a restaurant has one called “menu”.

/** What holds the page. */
export const ROOT = 'body > #root';

/** What holds the data that the page was made from. */
export const PAGE_DATA = 'script#page-data';
