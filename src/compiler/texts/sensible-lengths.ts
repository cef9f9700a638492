/** Of so many characters search engines show the title of a page. */
export const LONGEST_TITLE = 60;

/** Of fewer characters of a description search engines make something of their own. */
export const SHORTEST_DESCRIPTION = 20;

/** Of more characters of a description search engines show the beginning. */
export const LONGEST_DESCRIPTION = 170;
