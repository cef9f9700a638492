import type { CourseCatalogueSection } from '../../../generated/types';
import { catalogueThing } from '../../features/search/catalogue-thing';
import type { StructuredData } from '../../features/search/thing';

/** The catalogue of the specification's point 3. */
export const structuredData: StructuredData<CourseCatalogueSection> = ({ categories }, context) => {
  const courses = categories.flatMap((category) => category.courses);
  const things = courses.map((course) => catalogueThing(course, context)).filter((thing) => thing !== undefined);
  const itemListElement = things.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }));
  return [{ '@type': 'ItemList', itemListElement }];
};
