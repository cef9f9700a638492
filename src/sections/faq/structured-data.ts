import type { FaqSection } from '../../../generated/types';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<FaqSection> = ({ faq }) => [
  {
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.__html },
    })),
  },
];
