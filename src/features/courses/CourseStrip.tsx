import type { Course } from '../../../generated/types';
import { CourseFields } from './CourseFields';
import { CourseHead } from './CourseHead';
import { CourseLink } from './CourseLink';

interface CourseStripProps {
  course: Course;
  heading: 'h2' | 'h3' | 'h4';
  /** The colour of the paper, by which groups of strips are told apart. */
  paper?: 'blue' | 'buff';
}

/** A course as a flight progress strip. */
export function CourseStrip({ course, heading, paper = 'blue' }: CourseStripProps) {
  return (
    <article className={paper === 'buff' ? 'strip strip--buff' : 'strip'}>
      <p className="strip__holder">{course.code}</p>
      <div className="strip__main">
        <div className="strip__head course-strip__head">
          <CourseHead course={course} heading={heading} />
        </div>
        <CourseFields course={course} />
        <div className="strip__action course-strip__action">
          <CourseLink course={course} />
        </div>
      </div>
    </article>
  );
}
