/** Of so many characters search engines show the title of a page. */
export const LONGEST_TITLE = 60;

/** Of fewer characters of a description search engines make something of their own. */
export const SHORTEST_DESCRIPTION = 20;

/** Fewer are not all that a page has to say, where it says more in another language. */
export const SHORTEST_BESIDE_OTHERS = 40;

/** Of more characters of a description search engines show the beginning. */
export const LONGEST_DESCRIPTION = 170;
