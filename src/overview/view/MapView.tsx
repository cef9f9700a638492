import { useMemo } from 'react';
import { type LinkMap, labelLines, linkMap, type MapNode, NODE } from '../link-map';
import { useOverview } from './context';
import { useTitle, ViewLink } from './parts';

/** The pages and the links between them, as a picture, and what there is of each kind. */
export function MapView() {
  const { overview, text } = useOverview();
  const map = useMemo(() => linkMap(overview), [overview]);
  return (
    <>
      <Figures />
      <section>
        <h2>{text.map}</h2>
        <p className="hint">
          {text.mapHint} {map.leftOut > 0 && text.leftOut(map.leftOut)}
        </p>
        <Legend />
        <Picture map={map} />
      </section>
    </>
  );
}

function Figures() {
  const { overview, text } = useOverview();
  const { pages, areLinksKnown, translations, media, problems } = overview;
  const all = problems.flatMap((file) => file.problems);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const unlinked = [
    { label: text.filters.orphan, count: count(pages, 'isOrphan'), wanted: { view: 'pages', filter: 'orphan' } },
    { label: text.filters.deadEnd, count: count(pages, 'isDeadEnd'), wanted: { view: 'pages', filter: 'deadEnd' } },
  ] as const;
  const figures = [
    { label: text.views.pages, count: pages.length, wanted: { view: 'pages' } },
    ...(areLinksKnown ? unlinked : []),
    { label: text.missing, count: translations.missing.length, wanted: { view: 'translations' } },
    { label: text.stale, count: translations.stale.length, wanted: { view: 'translations' } },
    {
      label: text.withoutAlt,
      count: media.filter(({ withoutAlt }) => withoutAlt.length > 0).length,
      wanted: { view: 'media' },
    },
    { label: text.errors, count: errors, wanted: { view: 'problems' } },
    { label: text.warnings, count: all.length - errors, wanted: { view: 'problems' } },
  ] as const;
  return (
    <ul className="figures">
      {figures.map(({ label, count: number, wanted }) => (
        <li key={label}>
          <ViewLink className={number === 0 ? 'figure figure--none' : 'figure'} {...wanted}>
            <strong>{number}</strong> <span>{label}</span>
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}

function count<Key extends string>(items: readonly Readonly<Record<Key, boolean>>[], key: Key): number {
  return items.filter((item) => item[key]).length;
}

function Legend() {
  const { text } = useOverview();
  const nodes = [
    ['node--navigation', text.inNavigation],
    ['node--orphan', text.orphan],
    ['node--dead-end', text.deadEnd],
    ['node--hidden', text.hidden],
    ['node--unpublished', text.notPublished],
  ] as const;
  const edges = [
    ['edge edge--on-the-way', text.onTheWay],
    ['edge', text.otherLink],
    ['edge edge--leaving', text.leaving],
    ['edge edge--arriving', text.arriving],
  ] as const;
  return (
    <ul className="legend" aria-label={text.legend}>
      {nodes.map(([name, said]) => (
        <li key={name}>
          <svg width="34" height="16" aria-hidden="true">
            <g className={`node ${name}`}>
              <Shape x={1} y={1} width={32} height={14} />
            </g>
          </svg>
          {said}
        </li>
      ))}
      {edges.map(([name, said]) => (
        <li key={name}>
          <svg width="34" height="16" aria-hidden="true">
            <path className={name} d="M1 8H33" />
          </svg>
          {said}
        </li>
      ))}
    </ul>
  );
}

interface ShapeProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

function Shape({ x, y, width, height }: ShapeProps) {
  return (
    <>
      <rect className="node__box" x={x} y={y} width={width} height={height} rx="4" />
      <rect className="node__entrance" x={x} y={y} height={height} width="4" rx="2" />
      <rect className="node__end" x={x + width - 4} y={y} height={height} width="4" rx="2" />
    </>
  );
}

function Picture({ map }: { map: LinkMap }) {
  const { text } = useOverview();
  const { width, height, nodes, edges, columns } = map;
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys.
    <section className="scroll map" aria-label={text.map} tabIndex={0}>
      <style>{highlights(nodes.length)}</style>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {columns.map(({ x, distance }) => (
          <text key={x} className="map__heading" x={x} y="16">
            {distance === undefined ? text.unreached : text.clicks(distance)}
          </text>
        ))}
        {edges.map(({ from, to, count: number, isOnTheWay, path }) => (
          <path
            key={`${from} ${to}`}
            className={`edge ${isOnTheWay ? 'edge--on-the-way ' : ''}from-${places.get(from)} to-${places.get(to)}`}
            d={path}
          >
            <title>{text.edge(from, to, number)}</title>
          </path>
        ))}
        {nodes.map((node, index) => (
          <Node key={node.id} node={node} className={`node-${index}`} />
        ))}
      </svg>
    </section>
  );
}

/** A page that is pointed at shows its links: those that lead there in another way than those that lead on. */
function highlights(count: number): string {
  const rules = Array.from({ length: count }, (_, index) => {
    const pointed = `svg:has(.node-${index}:is(:hover, :focus-visible))`;
    return `${pointed} .from-${index}{--edge:var(--leaving);--edge-width:2px;--edge-strength:1}${pointed} .to-${index}{--edge:var(--arriving);--edge-width:2px;--edge-strength:1}`;
  });
  return rules.join('');
}

const LINE_HEIGHT = 15;

function Node({ node, className }: { node: MapNode; className: string }) {
  const { text } = useOverview();
  const titleOf = useTitle();
  const { id, pages, x, y } = node;
  const [page] = pages;
  if (page === undefined) return null;
  const isOne = pages.length === 1;
  const label = isOne ? titleOf(page) : `${id} (${pages.length})`;
  const lines = labelLines(label);
  const said = isOne ? `${label} (${page.name})` : `${text.pages(pages.length)} (${label})`;
  const known = [
    page.isInNavigation && text.inNavigation,
    page.isOrphan && text.orphan,
    page.isDeadEnd && text.deadEnd,
    page.isHidden && text.hidden,
    page.state !== 'published' && text.states[page.state],
  ].filter((one) => one !== false);
  const marks = [
    page.isInNavigation && 'node--navigation',
    pages.every(({ isOrphan }) => isOrphan) && 'node--orphan',
    pages.every(({ isDeadEnd }) => isDeadEnd) && 'node--dead-end',
    page.isHidden && 'node--hidden',
    pages.every(({ state }) => state !== 'published') && 'node--unpublished',
    page.role === 'home' && 'node--home',
  ].filter((one) => one !== false);
  return (
    <ViewLink view="pages" {...(isOne && { page: page.id })} className={['node', className, ...marks].join(' ')}>
      <title>{[said, ...known].join(' · ')}</title>
      <Shape x={x} y={y} {...NODE} />
      {/* Wide letters end at its edge. */}
      <svg x={x} y={y} width={NODE.width - 4} height={NODE.height}>
        <text className="node__label">
          {lines.map((line, index) => (
            <tspan key={line} x="11" y={NODE.height / 2 + 4 + (index - (lines.length - 1) / 2) * LINE_HEIGHT}>
              {line}
            </tspan>
          ))}
        </text>
      </svg>
    </ViewLink>
  );
}
