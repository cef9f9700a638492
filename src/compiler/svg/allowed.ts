import type { Options } from 'rehype-sanitize';

const ELEMENTS = `
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath style
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`;

/** As the syntax tree names them: `stroke-width` is `strokeWidth`. */
const GEOMETRY = `
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points pathLength transform
  gradientTransform gradientUnits spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight orient refX refY
  textLength lengthAdjust startOffset rotate
`;

const PRESENTATION = `
  fill fillOpacity fillRule stroke strokeWidth strokeOpacity strokeDashArray strokeDashOffset strokeLineCap
  strokeLineJoin strokeMiterLimit opacity color display visibility overflow clipPath clipRule mask maskType filter
  markerStart markerMid markerEnd stopColor stopOpacity floodColor floodOpacity lightingColor vectorEffect paintOrder
  shapeRendering textRendering colorInterpolation colorInterpolationFilters
  fontFamily fontSize fontStyle fontWeight fontStretch fontVariant letterSpacing wordSpacing textAnchor textDecoration
  dominantBaseline alignmentBaseline baselineShift writingMode
`;

const FILTERS = `
  filterUnits primitiveUnits in in2 result stdDeviation mode type values tableValues slope intercept amplitude exponent
  operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles surfaceScale diffuseConstant
  specularConstant specularExponent azimuth elevation pointsAtX pointsAtY pointsAtZ z limitingConeAngle
`;

/** What an SVG may hold: shapes, text, paint and filters; nothing that runs, moves, links or brings in HTML or pictures. */
export const ALLOWED_SVG: Options = {
  tagNames: words(ELEMENTS),
  attributes: { '*': [...words(GEOMETRY + PRESENTATION + FILTERS), 'id', 'className', 'href'] },
  strip: ['script', 'title', 'desc', 'metadata', 'foreignObject'],
  ancestors: {},
  protocols: {},
  required: {},
  clobber: [],
};

/** The attributes that a style may set as well, by the name of the property in CSS: `stroke-dasharray` → `strokeDashArray`. */
export const ATTRIBUTE_OF_PROPERTY: ReadonlyMap<string, string> = new Map(
  words(PRESENTATION).map((name) => [
    reactName(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    name,
  ]),
);

/** The name that React has for an attribute of the syntax tree: the two differ in `strokeDasharray` and the like. */
export function reactName(name: string): string {
  return name.replace(
    /^(stroke(?:Dash|Line|Miter))([A-Z])/,
    (_all, start: string, next: string) => start + next.toLowerCase(),
  );
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
