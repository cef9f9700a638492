import type { Rule } from '../rule';
import { styleTarget } from '../theme/address';
import { placeOfReference } from '../theme/style-sheet';

/** What a page looks like is asked of nobody else: no visitor is told to a third party before a choice. */
export const cssAddressForeign: Rule<'css-address-foreign'> = ({ styles }) =>
  styles.flatMap((style) =>
    style.references
      .filter(({ address }) => styleTarget(style.path, address).kind === 'foreign')
      .map((reference) => ({
        code: 'css-address-foreign',
        place: placeOfReference(style, reference),
        details: { address: reference.address },
      })),
  );
