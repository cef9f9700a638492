import type { Course, CourseComparisonSection } from '../../../generated/types';
import { CourseFact, type CourseFactName, courseFact, stripFacts } from '../../features/courses/CourseFact';
import { useElsewhere } from '../../features/shell/path-context';
import { useShell } from '../../features/shell/shell-context';

const rows: readonly CourseFactName[] = [...stripFacts, 'schedule'];

export function CourseComparison(section: CourseComparisonSection) {
  const { messages } = useShell();
  const titleId = `${section.id}-title`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a second landmark of the section's name would only be noise */}
      <div className="course-comparison__scroller" role="group" aria-labelledby={titleId} tabIndex={0}>
        <table className="course-comparison" aria-labelledby={titleId}>
          <thead>
            <tr>
              <td />
              {section.courses.map((course) => (
                <ColumnHead key={course.id} course={course} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows
              .filter((name) => section.courses.some((course) => courseFact(course, name, messages) !== undefined))
              .map((name) => (
                <Row key={name} name={name} courses={section.courses} />
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function ColumnHead({ course }: { course: Course }) {
  const page = useElsewhere(course.page);
  return (
    <th scope="col">
      {course.code !== undefined && <span className="course-comparison__code">{course.code}</span>}
      {page === undefined ? course.title : <a href={page}>{course.title}</a>}
    </th>
  );
}

function Row({ name, courses }: { name: CourseFactName; courses: readonly Course[] }) {
  const { messages } = useShell();
  return (
    <tr className={`course-comparison__row course-comparison__row--${name}`}>
      <th scope="row">{messages[name]}</th>
      {courses.map((course) => (
        <td key={course.id}>
          {courseFact(course, name, messages) === undefined ? '–' : <CourseFact course={course} name={name} />}
        </td>
      ))}
    </tr>
  );
}
