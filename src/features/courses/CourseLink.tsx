import type { Course } from '../../../generated/types';
import { Icon } from '../../ui/icon/Icon';
import { useShell } from '../shell/shell-context';

/** Leads to the page of a course; a button that cannot be pressed where it has none yet. */
export function CourseLink({ course }: { course: Course }) {
  const { messages } = useShell();
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
