import type { HeroSection } from '../../../generated/types';
import { ownCourses } from '../../features/search/course-thing';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<HeroSection> = ({ course }, context) =>
  course === undefined ? [] : ownCourses([course], context);
