import type { Course } from '../../../generated/types';
import { CourseFact, courseFact } from '../../features/courses/CourseFact';
import { CourseHead } from '../../features/courses/CourseHead';
import { CourseLink } from '../../features/courses/CourseLink';
import type { SectionContext } from '../../features/shell/section-context';
import { useShell } from '../../features/shell/shell-context';

const facts = ['duration', 'price', 'nextIntake', 'place'] as const;

/** A strip stood on end: its holder above, its fields one below the other. */
export function CourseCard({ course, heading }: { course: Course } & SectionContext) {
  return (
    <article className="strip course-carousel__card">
      {course.code !== undefined && <p className="course-carousel__code">{course.code}</p>}
      <div className="course-carousel__head">
        <CourseHead course={course} heading={heading} />
      </div>
      <CourseFacts course={course} />
      <div className="course-carousel__action">
        <CourseLink course={course} />
      </div>
    </article>
  );
}

function CourseFacts({ course }: { course: Course }) {
  const { messages } = useShell();
  return (
    <dl className="course-carousel__facts">
      {facts.map((name) => {
        const text = courseFact(course, name, messages);
        if (text === undefined) return null;
        return (
          <div key={name} className="course-carousel__fact">
            <dt className="strip__label">{messages[name]}</dt>
            <dd className="strip__value">
              <CourseFact course={course} name={name} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
