import type { Syllabus as SyllabusData, SyllabusSection } from '../../../generated/types';
import { AccordionItem } from '../../ui/accordion/AccordionItem';
import { Icon } from '../../ui/icon/Icon';

type Topic = SyllabusData['topics'][number];

/** Numbered topics, of which one is open at a time. */
export function Syllabus({ id, syllabus, note }: SyllabusSection) {
  return (
    <>
      <ol className="syllabus">
        {syllabus.topics.map((topic, index) => (
          <li key={topic.id} className="syllabus__cell">
            <SyllabusTopic topic={topic} number={index + 1} text={topic.text ?? syllabus.text} group={`${id}-topics`} />
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

interface SyllabusTopicProps {
  topic: Topic;
  number: number;
  text: string;
  group: string;
}

function SyllabusTopic({ topic, number, text, group }: SyllabusTopicProps) {
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
          <h3 className="syllabus__title">{topic.title}</h3>
        </>
      }
    >
      <div className="accordion__body prose syllabus__text">
        <p>{text}</p>
      </div>
    </AccordionItem>
  );
}
