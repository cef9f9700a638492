import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

/** Every tag in a text that closes something finds it open. */
export const htmlTagUnopened: OwnRule<'html-tag-unopened'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.unopened).map(({ name, part }) => {
      const { source, pointer } = written;
      const fix = fixOfText(written, [{ ...part, text: '' }], false);
      return { code: 'html-tag-unopened', place: { source, pointer, part }, details: { tag: name }, fix };
    }),
  );
