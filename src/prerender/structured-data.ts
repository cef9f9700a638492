import type { Course, Frame, PageManifest, Post } from '../../generated/types';

type Thing = Readonly<Record<string, unknown>>;

/** Where the vocabulary is defined: https://schema.org. */
const CONTEXT = 'https://schema.org';

/**
 * What search engines read of a page: the school on its front page, the catalogue where the courses are listed
 * (specification, point 3), an article on its own page. `url` is the address of the site, without a final slash.
 */
export function structuredData({ role, canonical, sections }: PageManifest, frame: Frame, url: string): Thing[] {
  const things = sections.flatMap((section): Thing[] => {
    if (section.type === 'article') return [article(section.post, canonical, frame, url)];
    if (section.type !== 'course-catalogue') return [];
    const courses = section.categories.flatMap((category) => category.courses);
    return [catalogue(courses, frame, url)];
  });
  const all = role === 'home' ? [organisation(frame, url), ...things] : things;
  return all.map((thing) => ({ '@context': CONTEXT, ...thing }));
}

function organisation({ settings, navigation }: Frame, url: string): Thing {
  const { brand, phone } = settings;
  return {
    ...provider(brand, url),
    telephone: phone,
    address: navigation.footer.locations.map(({ address, postalCode }) => ({
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode,
    })),
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: phone,
      availableLanguage: settings.languages.map(({ code }) => code),
    },
    hasCredential: navigation.footer.certification,
  };
}

function provider(name: string, url: string): Thing {
  return { '@type': 'EducationalOrganization', name, url: `${url}/` };
}

function catalogue(courses: readonly Course[], frame: Frame, url: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseItem(course, frame, url),
    })),
  };
}

function courseItem(course: Course, { settings, language }: Frame, url: string): Thing {
  const { title, description, page, code, price } = course;
  return {
    '@type': 'Course',
    name: title,
    description,
    courseCode: code,
    inLanguage: language,
    provider: provider(settings.brand, url),
    ...(page !== undefined && { url: url + page }),
    ...(course.licence !== undefined && { educationalCredentialAwarded: settings.credential }),
    hasCourseInstance: courseInstance(course),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price: price.amount,
        priceCurrency: 'EUR',
        availability: `${CONTEXT}/InStock`,
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

function article({ title, date, author, tags }: Post, canonical: string, frame: Frame, url: string): Thing {
  return {
    '@type': 'BlogPosting',
    headline: title,
    datePublished: date.iso,
    author: { '@type': 'Person', name: author },
    keywords: tags.map(({ label }) => label),
    inLanguage: frame.language,
    mainEntityOfPage: canonical,
    publisher: provider(frame.settings.brand, url),
  };
}
