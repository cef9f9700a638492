import type { Course } from '../../../generated/types';

interface CourseHeadProps {
  course: Course;
  heading: 'h2' | 'h3' | 'h4';
}

/** What a course is, and whom it concerns. */
export function CourseHead({ course: { title, description, note }, heading: Heading }: CourseHeadProps) {
  return (
    <>
      <Heading className="strip__title">{title}</Heading>
      <p className="strip__text">{description}</p>
      {note && (
        <p className="strip__text course-strip__note" data-visitor={note.when}>
          {note.text}
        </p>
      )}
    </>
  );
}
