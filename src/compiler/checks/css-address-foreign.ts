import { locateText } from '../position';
import { problem } from '../problem';
import { styleTarget } from '../theme/address';
import type { Check } from './check';

/** What a page looks like is asked of nobody else: no visitor is told to a third party before a choice. */
export const cssAddressForeign: Check = ({ styles }) =>
  styles.flatMap(({ path, text, references }) =>
    references
      .filter(({ address }) => styleTarget(path, address).kind === 'foreign')
      .map(({ address, start, end }) =>
        problem('css-address-foreign', locateText(path, text, start, end), { address }),
      ),
  );
