import type { FaqSection } from '../../../generated/types';

/** Details of one name: the browser itself keeps a single one open. */
export function Faq(section: FaqSection) {
  return (
    <div className="accordion">
      {section.faq.items.map((item) => (
        <details
          key={item.question}
          className="accordion__item"
          name={`${section.id}-questions`}
          data-visitor={item.when}
        >
          <summary className="accordion__summary">
            <h3 className="faq__question">{item.question}</h3>
          </summary>
          <div className="accordion__body prose" dangerouslySetInnerHTML={item.answer} />
        </details>
      ))}
    </div>
  );
}
