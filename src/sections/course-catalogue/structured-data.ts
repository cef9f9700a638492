import type { Course, CourseCatalogueSection } from '../../../generated/types';
import { type PageContext, publisher, type StructuredData, type Thing } from '../../features/search/thing';

/** The catalogue of the specification's point 3. */
export const structuredData: StructuredData<CourseCatalogueSection> = ({ categories }, page) => {
  const courses = categories.flatMap((category) => category.courses);
  const itemListElement = courses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseItem(course, page),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
};

function courseItem(course: Course, page: PageContext): Thing {
  const { title, description, code, price, credential } = course;
  return {
    '@type': 'Course',
    name: title,
    description,
    courseCode: code,
    inLanguage: page.shell.language,
    provider: publisher(page),
    ...(course.page !== undefined && { url: page.url + course.page }),
    ...(credential !== undefined && { educationalCredentialAwarded: credential }),
    hasCourseInstance: courseInstance(course),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
        category: 'Paid',
      },
    }),
  };
}

/** A start that has passed is left out (decision C4). */
function courseInstance({ workloadMonths, schedule, place, start }: Course): Thing {
  return {
    '@type': 'CourseInstance',
    courseMode: 'mixed',
    location: place,
    ...(schedule !== undefined && { description: schedule }),
    ...(workloadMonths !== undefined && { courseWorkload: `P${workloadMonths}M` }),
    ...(start !== undefined && !start.passed && { startDate: start.iso }),
  };
}
