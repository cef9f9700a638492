import { groupBy } from '../shared/group-by';
import type { OverviewPage, SiteOverview } from './overview';

/** A picture of the links between pages: in columns, by how far each page is from the home page. */
export interface LinkMap {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  /** Where each distance begins; without one, where no link leads from the home page. */
  readonly columns: readonly { readonly distance?: number; readonly x: number }[];
  /** How many pages it leaves out, which fewer links lead to than to the others. */
  readonly leftOut: number;
}

/** A page, or all pages of a template. */
export interface MapNode {
  /** That of the page, or of the template. */
  readonly id: string;
  readonly pages: readonly OverviewPage[];
  readonly distance?: number;
  readonly x: number;
  readonly y: number;
}

interface MapEdge {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Whether it is on a shortest way from the home page. */
  readonly isOnTheWay: boolean;
  /** Of an SVG path. */
  readonly path: string;
}

/** As high as two lines of a title. */
export const NODE = { width: 190, height: 40 } as const;
/** With more, nobody sees anything. */
const MOST_NODES = 60;
const MOST_ROWS = 16;
const GAP = { row: 10, column: 96, withinColumn: 30 } as const;
const HEADING = 30;
const MARGIN = 4;
const SWEEPS = 4;
/** More than any page has links. */
const EVERY_PAGE = 1e6;

/** The pages of a site that are most linked to, at most so many as can be told apart. */
export function linkMap({ pages, links }: Pick<SiteOverview, 'pages' | 'links'>): LinkMap {
  const groups = groupsOf(pages);
  const chosen = mostLinked(groups, links);
  const groupOfPage = new Map(chosen.flatMap((group) => group.pages.map(({ id }) => [id, group.id] as const)));
  const counts = countsBetween(links, groupOfPage);
  const ordered = inOrder(chosen, counts);
  const { nodes, columns } = placed(ordered);
  const at = new Map(nodes.map((node) => [node.id, node]));
  return {
    nodes,
    columns,
    edges: counts.flatMap(({ from, to, count }) => {
      const [start, end] = [at.get(from), at.get(to)];
      if (start === undefined || end === undefined) return [];
      return [{ from, to, count, isOnTheWay: isOneFurther(start, end), path: curve(start, end) }];
    }),
    width: Math.max(...nodes.map(({ x }) => x + NODE.width), 0) + GAP.withinColumn,
    height: Math.max(...nodes.map(({ y }) => y + NODE.height), 0) + MARGIN,
    leftOut: pages.length - groupOfPage.size,
  };
}

/** Of a line of a title. */
const LONGEST_LINE = 25;

/** A title as one line, or as two, the first of whole words; what there is no room for is left out. */
export function labelLines(label: string): readonly string[] {
  if (label.length <= LONGEST_LINE) return [label];
  const end = label.lastIndexOf(' ', LONGEST_LINE);
  const [first, rest] = end > 0 ? [label.slice(0, end), label.slice(end + 1)] : [shortened(label), ''];
  return rest === '' ? [first] : [first, shortened(rest)];
}

function shortened(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…` : line;
}

type Group = Pick<MapNode, 'id' | 'pages' | 'distance'>;

/** Each page by itself; where there are too many, those of a template together. */
function groupsOf(pages: readonly OverviewPage[]): Group[] {
  if (pages.length <= MOST_NODES) return pages.map((page) => groupOf(page.id, [page]));
  const groups = groupBy(pages, (page) => page.template ?? page.id);
  return [...groups].map(([id, those]) => groupOf(id, those));
}

function groupOf(id: string, pages: readonly OverviewPage[]): Group {
  const distances = pages.flatMap(({ distance }) => distance ?? []);
  return { id, pages, ...(distances.length > 0 && { distance: Math.min(...distances) }) };
}

/** Those that are linked most, each with what leads to it from the home page: so that it can be seen how one gets there. */
function mostLinked(groups: readonly Group[], links: SiteOverview['links']): Group[] {
  if (groups.length <= MOST_NODES) return [...groups];
  const weights = new Map(groups.map((group) => [group.id, weightOf(group)]));
  const heaviest = [...groups].sort((a, b) => compare(weights.get(b.id) ?? 0, weights.get(a.id) ?? 0));
  const parents = parentsOf(groups, links, weights);
  const chosen = new Set<Group>();
  for (const group of heaviest) {
    const way: Group[] = [];
    for (let one: Group | undefined = group; one !== undefined && !chosen.has(one); one = parents.get(one.id)) {
      way.push(one);
    }
    if (chosen.size + way.length <= MOST_NODES) for (const one of way) chosen.add(one);
  }
  return groups.filter((group) => chosen.has(group));
}

/** The home page comes first, then what every page leads to. */
function weightOf({ pages, distance }: Group): number {
  if (distance === 0) return Number.POSITIVE_INFINITY;
  const linked = pages.reduce((sum, page) => sum + page.linkedFrom, 0);
  return pages.some(({ isInNavigation }) => isInNavigation) ? linked + EVERY_PAGE : linked;
}

/** What leads to each from one link nearer to the home page: of several, what is linked most. */
function parentsOf(
  groups: readonly Group[],
  links: SiteOverview['links'],
  weights: ReadonlyMap<string, number>,
): ReadonlyMap<string, Group> {
  const groupOfPage = new Map(groups.flatMap((group) => group.pages.map(({ id }) => [id, group] as const)));
  const parents = new Map<string, Group>();
  for (const link of links) {
    const [from, to] = [groupOfPage.get(link.from ?? ''), groupOfPage.get(link.to)];
    if (from === undefined || to === undefined || !isOneFurther(from, to)) continue;
    const known = parents.get(to.id);
    const isHeavier = known === undefined || (weights.get(known.id) ?? 0) < (weights.get(from.id) ?? 0);
    if (isHeavier) parents.set(to.id, from);
  }
  return parents;
}

interface Count {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

function countsBetween(links: SiteOverview['links'], groupOfPage: ReadonlyMap<string, string>): Count[] {
  const counts = new Map<string, Count>();
  for (const link of links) {
    const from = groupOfPage.get(link.from ?? '');
    const to = groupOfPage.get(link.to);
    if (from === undefined || to === undefined || from === to) continue;
    const key = JSON.stringify([from, to]);
    counts.set(key, { from, to, count: link.count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts.values()];
}

/** The groups of each column, those beside each other that are linked with the same. */
function inOrder(groups: readonly Group[], counts: readonly Count[]): Group[][] {
  const last = Number.POSITIVE_INFINITY;
  const distances = [...new Set(groups.map(({ distance = last }) => distance))].sort(compare);
  let columns = distances.map((distance) => groups.filter((group) => (group.distance ?? last) === distance));
  const neighbours = new Map<string, string[]>(groups.map(({ id }) => [id, []]));
  for (const { from, to } of counts) {
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const heights = new Map(
      columns.flatMap((column) => column.map(({ id }, row) => [id, (row + 0.5) / column.length] as const)),
    );
    const mean = ({ id }: Group) => {
      const near = neighbours.get(id)?.flatMap((other) => heights.get(other) ?? []) ?? [];
      return near.length === 0 ? 1 : near.reduce((sum, height) => sum + height, 0) / near.length;
    };
    columns = columns.map((column) => [...column].sort((a, b) => compare(mean(a), mean(b))));
  }
  return columns;
}

/** Of two that are infinite the difference is no number. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** Columns from the left to the right, each in the middle of the height; a long one stands in several. */
function placed(columns: readonly (readonly Group[])[]): Pick<LinkMap, 'nodes' | 'columns'> {
  const rowsOf = (column: readonly Group[]) => Math.ceil(column.length / Math.ceil(column.length / MOST_ROWS));
  const tallest = Math.max(...columns.map(rowsOf), 0);
  const pitch = NODE.height + GAP.row;
  let x = MARGIN;
  const nodes: MapNode[] = [];
  const headings = columns.map((column) => {
    const rows = rowsOf(column);
    const top = HEADING + MARGIN + ((tallest - rows) * pitch) / 2;
    const heading = { x, ...(column[0]?.distance !== undefined && { distance: column[0].distance }) };
    for (const [index, group] of column.entries()) {
      const [part, row] = [Math.floor(index / rows), index % rows];
      nodes.push({ ...group, x: x + part * (NODE.width + GAP.withinColumn), y: top + row * pitch });
    }
    const parts = Math.ceil(column.length / rows);
    x += parts * NODE.width + (parts - 1) * GAP.withinColumn + GAP.column;
    return heading;
  });
  return { nodes, columns: headings };
}

function isOneFurther(start: Group, end: Group): boolean {
  return start.distance !== undefined && end.distance === start.distance + 1;
}

/** From one node to another: on the sides that face each other, and around the right of those that stand in one column. */
function curve(start: MapNode, end: MapNode): string {
  const [startY, endY] = [start.y + NODE.height / 2, end.y + NODE.height / 2];
  const isBack = end.x < start.x;
  const startX = isBack ? start.x : start.x + NODE.width;
  const endX = end.x <= start.x ? end.x + NODE.width : end.x;
  const isSame = end.x === start.x;
  const reach = isSame ? Math.min(GAP.column * 0.9, 16 + Math.abs(endY - startY) / 5) : Math.abs(endX - startX) / 2;
  const [outward, inward] = isSame ? [reach, reach] : isBack ? [-reach, reach] : [reach, -reach];
  return `M${rounded(startX)} ${rounded(startY)}C${rounded(startX + outward)} ${rounded(startY)} ${rounded(endX + inward)} ${rounded(endY)} ${rounded(endX)} ${rounded(endY)}`;
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
