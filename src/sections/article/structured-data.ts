import type { ArticleSection } from '../../../generated/types';
import { publisher, type StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<ArticleSection> = ({ post }, context) => {
  const { title, description, date, updated = date, author, tags } = post;
  const { page, shell, url } = context;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      description: description ?? page.metadata.description,
      image: url + page.metadata.shareImage.src,
      datePublished: date.iso,
      dateModified: updated.iso,
      author: { '@type': 'Person', name: author },
      keywords: tags.map(({ label }) => label),
      inLanguage: shell.language,
      mainEntityOfPage: page.canonical,
      publisher: publisher(context),
    },
  ];
};
