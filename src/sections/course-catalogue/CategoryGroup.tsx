import type { Category } from '../../../generated/types';
import { CourseStrip } from '../../features/courses/CourseStrip';
import type { HeadingLevel } from '../../features/shell/section-context';
import { Icon } from '../../ui/icon/Icon';

interface CategoryGroupProps {
  category: Category;
  /** Level of the category's heading; its courses come one below. */
  heading: HeadingLevel;
  isAlternate: boolean;
  hidden: boolean;
}

export function CategoryGroup({ category, heading: Heading, isAlternate, hidden }: CategoryGroupProps) {
  return (
    <div id={category.id} className="course-catalogue__group" data-visitor={category.when} hidden={hidden}>
      <header className="course-catalogue__head">
        <span className="course-catalogue__icon">
          <Icon name={category.icon} />
        </span>
        <Heading className="course-catalogue__title">{category.title}</Heading>
        <p className="course-catalogue__text">{category.description}</p>
        {category.notes?.map(({ text, when }) => (
          <p key={text} className="course-catalogue__note" data-visitor={when}>
            <Icon name="info" />
            {text}
          </p>
        ))}
      </header>
      <div className="strip-bay">
        {category.courses.map((course) => (
          <CourseStrip
            key={course.id}
            course={course}
            heading={Heading === 'h2' ? 'h3' : 'h4'}
            isAlternate={isAlternate}
          />
        ))}
      </div>
    </div>
  );
}
