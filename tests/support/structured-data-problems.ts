import type { Thing } from '../../src/features/search/thing';

interface Properties {
  /** Without which search engines show nothing of it. */
  readonly required: readonly string[];
  /** With which they show more: those that content can answer. */
  readonly recommended?: readonly string[];
  /** What schema.org defines besides and this site uses. */
  readonly others?: readonly string[];
}

const organisation: Properties = {
  required: ['name', 'url'],
  recommended: ['logo'],
  others: ['address', 'contactPoint', 'description', 'hasCredential', 'sameAs', 'telephone'],
};

/**
 * The types that pages describe, with their properties: from the pages on structured data of developers.google.com/search
 * (course-info, faqpage, breadcrumb, local-business, article, organization, site-names), and from schema.org.
 */
const VOCABULARY: Readonly<Record<string, Properties>> = {
  Course: {
    required: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
    recommended: ['url', 'inLanguage', 'educationalCredentialAwarded'],
    others: ['courseCode'],
  },
  CourseInstance: {
    required: ['courseMode', 'courseWorkload'],
    recommended: ['location', 'startDate'],
    others: ['description', 'endDate'],
  },
  Product: { required: ['name', 'offers'], recommended: ['image', 'description'], others: ['sku', 'url'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'eventAttendanceMode', 'image', 'offers', 'organizer'],
    others: ['endDate', 'url'],
  },
  Offer: { required: [], recommended: ['price', 'priceCurrency', 'url'], others: ['availability', 'category'] },
  ItemList: { required: ['itemListElement'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'item'], others: ['name'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Place: {
    required: ['name'],
    recommended: ['address'],
    others: ['url', 'description', 'geo', 'hasMap', 'image', 'openingHoursSpecification', 'telephone'],
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['geo', 'image', 'openingHoursSpecification', 'telephone', 'url'],
    others: ['description', 'hasMap', 'parentOrganization', 'logo'],
  },
  PostalAddress: { required: ['streetAddress'], recommended: ['addressLocality', 'addressCountry', 'postalCode'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'], others: ['validFrom', 'validThrough'] },
  BlogPosting: {
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author', 'publisher'],
    others: ['description', 'keywords', 'inLanguage', 'mainEntityOfPage'],
  },
  Person: { required: ['name'], others: ['image', 'jobTitle', 'url', 'worksFor'] },
  WebSite: { required: ['name', 'url'], others: ['inLanguage'] },
  ContactPoint: { required: ['telephone'], others: ['availableLanguage'] },
  Organization: organisation,
  EducationalOrganization: organisation,
  Bakery: organisation,
  Library: organisation,
};

/** Of any type. */
const OF_ALL = ['@type', '@id', '@context'];

interface StructuredDataProblems {
  /** What makes a thing worthless: a required property that it lacks, or one that its type has not. */
  readonly errors: readonly string[];
  /** Recommended properties that it lacks. */
  readonly lacking: readonly string[];
}

/** What is wrong with a thing and all things in it, each with the types on the way to it. */
export function structuredDataProblems(value: unknown, way = ''): StructuredDataProblems {
  if (Array.isArray(value)) return together(value.map((part) => structuredDataProblems(part, way)));
  if (typeof value !== 'object' || value === null) return { errors: [], lacking: [] };
  const thing = value as Thing;
  const types = [thing['@type']].flat().map(String);
  const here = [way, types.join('+')].filter((part) => part !== '').join(' › ');
  const own = together(types.map((type) => faultsOfType(thing, type, types, here)));
  return together([own, ...Object.values(thing).map((part) => structuredDataProblems(part, here))]);
}

function faultsOfType(thing: Thing, type: string, types: readonly string[], here: string): StructuredDataProblems {
  const properties = VOCABULARY[type];
  if (properties === undefined) return { errors: [`${here}: unknown type ${type}`], lacking: [] };
  const known = types.flatMap((each) => Object.values(VOCABULARY[each] ?? {}).flat() as string[]);
  const lacks = (name: string) => thing[name] === undefined || thing[name] === '' || [thing[name]].flat().length === 0;
  return {
    errors: [
      ...properties.required.filter(lacks).map((name) => `${here}: lacks ${name}`),
      ...Object.keys(thing).flatMap((name) =>
        known.includes(name) || OF_ALL.includes(name) ? [] : [`${here}: has no ${name}`],
      ),
    ],
    lacking: (properties.recommended ?? []).filter(lacks).map((name) => `${here}: ${name}`),
  };
}

function together(parts: readonly StructuredDataProblems[]): StructuredDataProblems {
  return { errors: parts.flatMap(({ errors }) => errors), lacking: parts.flatMap(({ lacking }) => lacking) };
}
