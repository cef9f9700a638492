/** What other systems call the first page of a website. */
export const HOME_PAGE = /^(?:\/|home|homepage|index|inicio|main|portada|principal|start)$/i;

/** What is put behind the name of a file that has been copied. */
export const COPIED_FILE = /-(?:copia|copy|kopie|\d)$/;
