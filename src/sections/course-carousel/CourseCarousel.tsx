import type { CourseCarouselSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { useShell } from '../../features/shell/shell-context';
import { Carousel } from '../../ui/carousel/Carousel';
import { CourseCard } from './CourseCard';

export function CourseCarousel({ heading, ...section }: CourseCarouselSection & SectionContext) {
  const { messages } = useShell();
  return (
    <Carousel
      className="course-carousel"
      labelledBy={`${section.id}-title`}
      labels={messages}
      slides={section.courses.map((course) => <CourseCard key={course.id} course={course} heading={heading} />)}
      loop
    />
  );
}
