import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { loadStructuredData } from '../../../src/prerender/structured-data';
import { manifestsOf, type Overlay, pageOf } from '../../support/compile-site';
import { course } from '../../support/course';
import { blog } from '../../support/post';
import { yaml } from '../../support/yaml';

const url = 'https://www.panaderiatrigal.example';
const describePage = await loadStructuredData();
const bakery = { '@type': 'Bakery', name: 'Trigal Bakery', url: `${url}/` };

function dataOf(id: string, overlay: Overlay) {
  const manifests = manifestsOf(overlay);
  return describePage(pageOf(manifests, id, 'en').manifest, shellOf(manifests, 'en'), manifests.url);
}

const catalogue = {
  'facts.yaml': 'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nkneading-price: { value: 90 }\n',
  'catalogue/courses/kneading.yaml': `${course}price: kneading-price
workloadMonths: 1
start: 2026-02-01
page: products
`,
  'catalogue/courses/proving.yaml': `${course}start: 2025-02-01\n`,
  'catalogue/categories.yaml': yaml`
    hands:
      icon: graduation-cap
      title: { es: "Manos", en: "Hands" }
      description: { es: "Con las manos.", en: "By hand." }
      courses: [kneading, proving]
  `,
  'pages/classes.yaml': yaml`
    path: { es: "/clases", en: "/classes" }
    title: { es: "Clases", en: "Classes" }
    description: { es: "Aprende.", en: "Learn." }
    sections:
      - type: course-catalogue
        title: { es: "Clases", en: "Classes" }
        categories: [hands]
  `,
};

test('the catalogue lists its courses with price, workload and a start that is still to come', () => {
  const [list] = dataOf('classes', catalogue);
  const item = { '@type': 'Course', name: 'Kneading', description: 'By hand.', courseCode: 'KNEAD', inLanguage: 'en' };
  const instance = { '@type': 'CourseInstance', courseMode: 'mixed', location: 'Bakehouse' };
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          ...item,
          provider: bakery,
          url: `${url}/products`,
          hasCourseInstance: { ...instance, courseWorkload: 'P1M', startDate: '2026-02-01' },
          offers: {
            '@type': 'Offer',
            price: 90,
            priceCurrency: 'EUR',
            availability: 'https://schema.org/InStock',
            category: 'Paid',
          },
        },
      },
      { '@type': 'ListItem', position: 2, item: { ...item, provider: bakery, hasCourseInstance: instance } },
    ],
  });
});

test('the front page says who the school is, without its e-mail address', () => {
  expect(dataOf('home', {})).toEqual([
    {
      '@context': 'https://schema.org',
      ...bakery,
      telephone: '+34 900 000 010',
      address: [{ '@type': 'PostalAddress', streetAddress: 'Calle del Horno, 3, Ejemplo', postalCode: '00000' }],
      contactPoint: { '@type': 'ContactPoint', telephone: '+34 900 000 010', availableLanguage: ['es', 'en'] },
      hasCredential: 'Craft bakery no. P-204',
    },
  ]);
});

test('an article says who wrote it and when', () => {
  expect(dataOf('story:opening', blog)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Opening',
      datePublished: '2026-01-01',
      author: { '@type': 'Person', name: 'Ana Trigo' },
      keywords: ['News'],
      inLanguage: 'en',
      mainEntityOfPage: `${url}/news/opening`,
      publisher: bakery,
    },
  ]);
});
