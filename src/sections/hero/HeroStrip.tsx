import type { Course } from '../../../generated/types';
import { CourseFields } from '../../features/courses/CourseFields';
import { ActionLink } from '../../features/shell/ActionLink';
import type { Link } from '../../shared/manifest';

interface HeroStripProps {
  course: Course;
  /** Title of the page: the strip names the course only where that does not. */
  title: string;
  actions: readonly Link[] | undefined;
}

/** What one wants to know of a course before reading on, and the one next step. */
export function HeroStrip({ course, title, actions = [] }: HeroStripProps) {
  const [first, ...others] = actions;
  return (
    <div className="hero__strip">
      <div className="strip">
        {course.code !== undefined && <p className="strip__holder">{course.code}</p>}
        <div className="strip__main">
          {course.title !== title && <p className="strip__head strip__title hero__course">{course.title}</p>}
          <CourseFields course={course} />
          {first && (
            <div className="strip__action hero__call">
              <ActionLink link={first} className="button button--primary" />
            </div>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <div className="cluster hero__others">
          {others.map((link) => (
            <ActionLink key={link.href + link.label} link={link} className="link-arrow" />
          ))}
        </div>
      )}
    </div>
  );
}
