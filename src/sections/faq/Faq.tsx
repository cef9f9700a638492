import type { FaqSection } from '../../../generated/types';
import { AccordionItem } from '../../ui/accordion/AccordionItem';

/** Questions, of which one is open at a time. */
export function Faq(section: FaqSection) {
  return (
    <div className="accordion">
      {section.faq.items.map((item) => (
        <AccordionItem
          key={item.question}
          group={`${section.id}-questions`}
          when={item.when}
          summary={<h3 className="faq__question">{item.question}</h3>}
        >
          <div className="accordion__body prose" dangerouslySetInnerHTML={item.answer} />
        </AccordionItem>
      ))}
    </div>
  );
}
