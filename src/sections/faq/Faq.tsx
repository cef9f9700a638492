import type { FaqSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { AccordionItem } from '../../ui/accordion/AccordionItem';

/** Questions, of which one is open at a time. */
export function Faq({ heading: Heading, ...section }: FaqSection & SectionContext) {
  return (
    <div className="accordion">
      {section.faq.items.map((item) => (
        <AccordionItem
          key={item.question}
          group={`${section.id}-questions`}
          when={item.when}
          summary={<Heading className="faq__question">{item.question}</Heading>}
        >
          <div className="accordion__body prose" dangerouslySetInnerHTML={item.answer} />
        </AccordionItem>
      ))}
    </div>
  );
}
