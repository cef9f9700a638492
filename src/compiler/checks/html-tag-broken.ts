import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

/** Every tag in a text ends, and no other begins before; and nothing keeps it from being one. */
export const htmlTagBroken: OwnRule<'html-tag-broken'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(written.structure.broken).map(({ part, meant }) => {
      const { source, pointer, text } = written;
      const tag = text.slice(part.offset, part.offset + part.length);
      return {
        code: 'html-tag-broken',
        place: { source, pointer, part },
        details: { tag, ...(meant !== undefined && { meant }) },
        ...(meant !== undefined && { fix: fixOfText(written, [{ ...part, text: meant }], true) }),
      };
    }),
  );
