/** What HTML knows of its elements: as far as editors write them. */

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements that have no content and are not closed. */
export const VOID = names('area base br col embed hr img input link meta param source track wbr');

export const HEADINGS = names('h1 h2 h3 h4 h5 h6');

/** Elements that stand for themselves: they can be in no paragraph, no heading and no word. */
export const BLOCKS = names(
  'address article aside blockquote center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** Elements that mark a part of a line: no block can be in them. */
export const WORDS = names('abbr b cite code em i kbd mark q s small span strong sub sup time u var');

/** Elements that hold nothing but certain others, of which the first is what is usually meant. */
export const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  dl: ['dt', 'dd', 'div'],
  ol: ['li'],
  table: ['tr', 'caption', 'colgroup', 'tbody', 'tfoot', 'thead'],
  tbody: ['tr'],
  tfoot: ['tr'],
  thead: ['tr'],
  tr: ['td', 'th'],
  ul: ['li'],
};

/** Elements that stand in certain others only. */
export const PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  dd: ['dl', 'div'],
  dt: ['dl', 'div'],
  li: ['ul', 'ol', 'menu'],
  tbody: ['table'],
  td: ['tr'],
  tfoot: ['table'],
  th: ['tr'],
  thead: ['table'],
  tr: ['table', 'tbody', 'thead', 'tfoot'],
};

/** Every element there is. */
export const ELEMENTS = names(
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li line link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup option output p param path picture pre progress q rect rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul use var video wbr',
);
