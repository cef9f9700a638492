import type { Course } from '../../../generated/types';
import { CourseFields } from './CourseFields';
import { CourseHead } from './CourseHead';
import { CourseLink } from './CourseLink';

interface CourseStripProps {
  course: Course;
  heading: 'h2' | 'h3' | 'h4';
  /** Has the other tint, by which groups of strips are told apart. */
  isAlternate?: boolean;
}

/** A course as one strip: its code on the tab, its facts in a row. */
export function CourseStrip({ course, heading, isAlternate = false }: CourseStripProps) {
  return (
    <article className={isAlternate ? 'strip strip--alternate' : 'strip'}>
      {course.code !== undefined && <p className="strip__holder">{course.code}</p>}
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
