import type { ArticleSection } from '../../../generated/types';
import { pictureOf, publisher, type StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<ArticleSection> = ({ post }, context) => {
  const { title, description, date, updated = date, author, tags } = post;
  const { page, shell } = context;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description: description ?? page.metadata.description,
      ...pictureOf(context),
      datePublished: date.iso,
      dateModified: updated.iso,
      // Of what nobody in particular has written, the author is the house.
      author: author === shell.settings.brand ? publisher(context) : { '@type': 'Person', name: author },
      ...(tags.length > 0 && { keywords: tags.map(({ label }) => label) }),
      inLanguage: shell.language,
      mainEntityOfPage: page.canonical,
      publisher: publisher(context),
    },
  ];
};
