import type { CourseStripsSection } from '../../../generated/types';
import { CourseStrip } from '../../features/courses/CourseStrip';
import { Actions } from '../../features/shell/Actions';
import type { SectionContext } from '../../features/shell/section-context';
import { phoneRow } from '../../ui/phone-row/phone-row';

export function CourseStrips({ heading, ...section }: CourseStripsSection & SectionContext) {
  return (
    <>
      <div
        {...phoneRow(
          section.phone,
          'strip-bay strip-bay--rack',
          section.courses.every(({ page }) => page !== undefined),
        )}
      >
        {section.courses.map((course) => (
          <CourseStrip key={course.id} course={course} heading={heading} />
        ))}
      </div>
      {(section.note ?? section.actions) !== undefined && (
        <footer className="course-strips__foot">
          {section.note !== undefined && <p className="course-strips__note">{section.note}</p>}
          <Actions actions={section.actions} primary={false} />
        </footer>
      )}
    </>
  );
}
