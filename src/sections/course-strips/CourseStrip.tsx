import type { Course } from '../../../generated/types';
import { useFrame } from '../../features/frame/frame-context';
import { Icon } from '../../ui/icon/Icon';
import { CourseFields } from './CourseFields';

interface CourseStripProps {
  course: Course;
  heading: 'h2' | 'h3' | 'h4';
  /** The colour of the paper, by which groups of strips are told apart. */
  paper?: 'blue' | 'buff';
}

/** A course as a flight progress strip. */
export function CourseStrip({ course, heading: Heading, paper = 'blue' }: CourseStripProps) {
  return (
    <article className={paper === 'buff' ? 'strip strip--buff' : 'strip'}>
      <p className="strip__holder">{course.code}</p>
      <div className="strip__main">
        <div className="strip__head course-strip__head">
          <Heading className="strip__title">{course.title}</Heading>
          <p className="strip__text">{course.description}</p>
          {course.note && (
            <p className="strip__text course-strip__note" data-visitor={course.note.when}>
              {course.note.text}
            </p>
          )}
        </div>
        <CourseFields course={course} />
        <div className="strip__action course-strip__action">
          <CourseLink course={course} />
        </div>
      </div>
    </article>
  );
}

function CourseLink({ course }: { course: Course }) {
  const { messages } = useFrame();
  if (course.page === undefined) {
    return (
      <button className="button button--small" type="button" disabled>
        {messages.comingSoon}
      </button>
    );
  }
  return (
    <a className="button button--secondary button--small" href={course.page}>
      <span>
        {messages.moreInformation}
        <span className="visually-hidden">: {course.title}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
