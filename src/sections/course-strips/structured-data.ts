import type { CourseStripsSection } from '../../../generated/types';
import { ownCourses } from '../../features/search/course-thing';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<CourseStripsSection> = ({ courses }, context) =>
  ownCourses(courses, context);
