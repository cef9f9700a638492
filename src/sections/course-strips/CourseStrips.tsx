import type { CourseStripsSection } from '../../../generated/types';
import { CourseStrip } from '../../features/courses/CourseStrip';
import { Actions } from '../../features/frame/Actions';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function CourseStrips(section: CourseStripsSection) {
  const heading = section.title === undefined ? 'h2' : 'h3';
  return (
    <div className="container">
      <SectionHeader id={section.id} eyebrow={section.eyebrow} title={section.title} intro={section.intro} />
      <div className="strip-bay strip-bay--rack">
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
    </div>
  );
}
