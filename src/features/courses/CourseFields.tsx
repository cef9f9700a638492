import type { Course } from '../../../generated/types';
import { useShell } from '../shell/shell-context';
import { CourseFact, type CourseFactName, courseFact, stripFacts } from './CourseFact';

/** Above this many characters a value is a phrase and is set as one. */
const phraseLength = 30;

/** So is an address with its number, however short: in a list all of them look the same. */
function isPhrase(name: CourseFactName, text: string): boolean {
  return text.length > phraseLength || (name === 'place' && /,.*\d/.test(text));
}

/** The boxed fields of a strip. */
export function CourseFields({ course }: { course: Course }) {
  const { messages } = useShell();
  return (
    <dl className="strip__fields course-strip__fields">
      {stripFacts.map((name) => {
        const text = courseFact(course, name, messages);
        if (text === undefined) return null;
        const phrase = isPhrase(name, text) ? ' course-strip__field--phrase' : '';
        return (
          <div key={name} className={`strip__field course-strip__field course-strip__field--${name}${phrase}`}>
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
