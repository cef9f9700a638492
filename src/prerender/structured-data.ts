import { structuredData as loaders } from '../../generated/section-registry';
import type { Section } from '../../generated/types';
import { type PageContext, publisher, type StructuredData, type Thing } from '../features/search/thing';
import type { PageManifest, Shell } from '../shared/manifest';

/** Where the vocabulary is defined. */
const CONTEXT = 'https://schema.org';

/** What search engines read of a page: the organisation on the home page, and what its sections have to tell. */
export type DescribePage = (manifest: PageManifest, shell: Shell, url: string) => Thing[];

/** Loads what describes the sections, once for any number of pages. `url` is the site's address, without a final slash. */
export async function loadStructuredData(): Promise<DescribePage> {
  const ofSections = Object.fromEntries(
    await Promise.all(Object.entries(loaders).map(async ([type, load]) => [type, await load()] as const)),
  ) as Partial<Record<Section['type'], StructuredData<Section>>>;
  return ({ role, canonical, sections }, shell, url) => {
    const page: PageContext = { shell, url, canonical };
    const things = sections.flatMap((section) => ofSections[section.type]?.(section, page) ?? []);
    const all = role === 'home' ? [organisation(page), ...things] : things;
    return all.map((thing) => ({ '@context': CONTEXT, ...thing }));
  };
}

function organisation(page: PageContext): Thing {
  const { settings, navigation } = page.shell;
  const { phone, languages } = settings;
  const { locations, badge } = navigation.footer;
  return {
    ...publisher(page),
    telephone: phone,
    address: locations?.map(({ address, postalCode }) => ({
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode,
    })),
    contactPoint: { '@type': 'ContactPoint', telephone: phone, availableLanguage: languages.map(({ code }) => code) },
    ...(badge !== undefined && { hasCredential: badge }),
  };
}
