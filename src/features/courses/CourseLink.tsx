import type { Course } from '../../../generated/types';
import { Icon } from '../../ui/icon/Icon';
import { useElsewhere } from '../shell/path-context';
import { useShell } from '../shell/shell-context';

/** Leads to the page of a course, unless it stands there; where it has none, a button that cannot be pressed, if the site has words for it. */
export function CourseLink({ course }: { course: Course }) {
  const { messages } = useShell();
  const page = useElsewhere(course.page);
  if (course.page === undefined) {
    if (messages.comingSoon === undefined) return null;
    return (
      <button className="button button--small" type="button" disabled>
        {messages.comingSoon}
      </button>
    );
  }
  if (page === undefined) return null;
  return (
    <a className="button button--secondary button--small" href={page}>
      <span>
        {messages.moreInformation}
        <span className="visually-hidden">: {course.title}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
