/** A theme.yaml with the given lines at its end. */
export const theme = (lines: string) =>
  `color: "#204060"\nicon: icon.svg\nlogo: logo.svg\nplaceholder: crumbs.svg\n${lines}`;

/** A theme whose style sheet is the given one. */
export const styled = (css: string) => ({
  'theme/theme.yaml': theme('styles: [tokens.css]\n'),
  'theme/tokens.css': css,
});
