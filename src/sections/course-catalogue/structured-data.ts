import type { CourseCatalogueSection } from '../../../generated/types';
import { courseThing } from '../../features/search/course-thing';
import type { StructuredData } from '../../features/search/thing';

/** The catalogue of the specification's point 3. */
export const structuredData: StructuredData<CourseCatalogueSection> = ({ categories }, context) => {
  const courses = categories.flatMap((category) => category.courses);
  const itemListElement = courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseThing(course, context),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
};
