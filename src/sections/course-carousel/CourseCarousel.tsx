import type { CourseCarouselSection } from '../../../generated/types';
import { useFrame } from '../../features/frame/frame-context';
import { Carousel } from '../../ui/carousel/Carousel';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { CourseCard } from './CourseCard';

export function CourseCarousel(section: CourseCarouselSection) {
  const { messages } = useFrame();
  return (
    <div className="container">
      <SectionHeader {...section} />
      <Carousel
        className="course-carousel"
        labelledBy={`${section.id}-title`}
        labels={messages}
        slides={section.courses.map((course) => <CourseCard key={course.id} course={course} />)}
        loop
      />
    </div>
  );
}
