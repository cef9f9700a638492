import type { ArticleSection } from '../../../generated/types';
import { publisher, type StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<ArticleSection> = ({ post }, page) => {
  const { title, date, author, tags } = post;
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      datePublished: date.iso,
      author: { '@type': 'Person', name: author },
      keywords: tags.map(({ label }) => label),
      inLanguage: page.shell.language,
      mainEntityOfPage: page.canonical,
      publisher: publisher(page),
    },
  ];
};
