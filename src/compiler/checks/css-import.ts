import { locateText } from '../position';
import { problem } from '../problem';
import type { Check } from './check';

/** Style sheets are listed in theme.yaml and none fetches another: the browser gets them as one. */
export const cssImport: Check = ({ styles }) =>
  styles.flatMap(({ path, text, imports }) =>
    imports.map(({ start, end }) => problem('css-import', locateText(path, text, start, end), {})),
  );
