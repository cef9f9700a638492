import { noted } from '../values/notes';
import { inFiles } from '../values/values';
import { type LinkText, textsOfLink } from './link-texts';
import { type WrittenLink, writtenLinks } from './links';

/** A link to a page, with what it says. */
export interface LinkWithTexts {
  readonly link: WrittenLink;
  readonly texts: readonly LinkText[];
}

/** A place of a page may be called as another page. */
export const linksWithTexts = inFiles((source, contract): readonly LinkWithTexts[] =>
  writtenLinks({ sources: [source], contract }).flatMap((link) =>
    link.target.anchor === undefined ? { link, texts: textsOfLink(link, contract) } : [],
  ),
);

/** Where the links of a file lead, and what they say. */
export const linksSaid = noted('links', (source, contract) =>
  linksWithTexts({ sources: [source], contract }).map(
    ({
      link: {
        target: { page, post },
      },
      texts,
    }) => ({
      ...(page !== undefined && { page }),
      ...(post !== undefined && { post }),
      says: texts.map(({ said, language }) => ({ said, language })),
    }),
  ),
);
