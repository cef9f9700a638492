import type { FaqSection } from '../../../generated/types';
import type { StructuredData } from '../../features/search/thing';

/** The answers, in which what leads to the site's own pages says to which site. */
export const structuredData: StructuredData<FaqSection> = ({ faq }, { url }) => [
  {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.__html.replaceAll('href="/', `href="${url}/`) },
    })),
  },
];
