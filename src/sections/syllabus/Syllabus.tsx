import type { Syllabus as SyllabusData, SyllabusSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { AccordionItem } from '../../ui/accordion/AccordionItem';
import { Icon } from '../../ui/icon/Icon';

type Topic = SyllabusData['topics'][number];

/** Numbered topics, of which one is open at a time. */
export function Syllabus({ id, syllabus, note, heading }: SyllabusSection & SectionContext) {
  return (
    <>
      <ol className="syllabus">
        {syllabus.topics.map((topic, index) => (
          <li key={topic.id} className="syllabus__cell">
            <SyllabusTopic
              topic={topic}
              number={index + 1}
              text={topic.text ?? syllabus.text}
              group={`${id}-topics`}
              heading={heading}
            />
          </li>
        ))}
      </ol>
      {note !== undefined && (
        <p className="syllabus__note">
          <Icon name="info" />
          {note}
        </p>
      )}
    </>
  );
}

interface SyllabusTopicProps extends SectionContext {
  topic: Topic;
  number: number;
  text: string;
  group: string;
}

function SyllabusTopic({ topic, number, text, group, heading: Heading }: SyllabusTopicProps) {
  return (
    <AccordionItem
      id={topic.id}
      group={group}
      classNames={{ item: 'syllabus__topic', summary: 'syllabus__summary' }}
      summary={
        <>
          <Icon name={topic.icon} />
          <span className="syllabus__number" aria-hidden="true">
            {String(number).padStart(2, '0')}
          </span>
          <Heading className="syllabus__title">{topic.title}</Heading>
        </>
      }
    >
      <div className="accordion__body prose syllabus__text">
        <p>{text}</p>
      </div>
    </AccordionItem>
  );
}
