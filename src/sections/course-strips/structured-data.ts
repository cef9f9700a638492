import type { CourseStripsSection } from '../../../generated/types';
import { ownEntries } from '../../features/search/catalogue-thing';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<CourseStripsSection> = ({ courses }, context) =>
  ownEntries(courses, context);
