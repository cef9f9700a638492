import { fewOf } from '../few-faults';
import { fixOfText } from '../fixes';
import { htmlTexts } from '../readable-texts';
import type { OwnRule } from '../rule';

/** Every tag in a text that closes something finds it open. */
export const htmlTagUnopened: OwnRule<'html-tag-unopened'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.unopened).map(({ name, part }) => {
      const { source, pointer } = written;
      const fix = fixOfText(written, [{ ...part, text: '' }], false);
      return { code: 'html-tag-unopened', place: { source, pointer, part }, details: { tag: name }, fix };
    }),
  );
