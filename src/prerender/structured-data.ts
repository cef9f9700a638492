import { structuredData as loaders } from '../../generated/section-registry';
import type { Section } from '../../generated/types';
import { postalAddress } from '../features/search/place-thing';
import { type PageContext, publisher, type StructuredData, type Thing } from '../features/search/thing';
import type { PageManifest, Shell } from '../shared/manifest';

/** Where the vocabulary is defined. */
const CONTEXT = 'https://schema.org';

/** What search engines read of a page: the organisation on the home page, the way to any other, and what sections have to tell. */
type DescribePage = (manifest: PageManifest, shell: Shell, url: string) => Thing[];

/** Loads what describes the sections, once for any number of pages. `url` is the site's address, without a final slash. */
export async function loadStructuredData(): Promise<DescribePage> {
  const ofSections = Object.fromEntries(
    await Promise.all(Object.entries(loaders).map(async ([type, load]) => [type, await load()] as const)),
  ) as Partial<Record<Section['type'], StructuredData<Section>>>;
  return (page, shell, url) => {
    const context: PageContext = { page, shell, url };
    const things = page.sections.flatMap((section) => ofSections[section.type]?.(section, context) ?? []);
    const ofPage = page.role === 'home' ? [organisation(context), website(context)] : trail(context);
    return [...ofPage, ...toldOnce(things)].map((thing) => ({ '@context': CONTEXT, ...thing }));
  };
}

function organisation(context: PageContext): Thing {
  const { settings, navigation } = context.shell;
  const { phone, languages } = settings;
  const { locations = [], social = [], badge, description } = navigation.footer;
  const addresses = locations.filter(({ venue }) => !venue).map(postalAddress);
  return {
    ...publisher(context),
    description,
    telephone: phone,
    ...(addresses.length > 0 && { address: addresses }),
    ...(phone !== undefined && {
      contactPoint: { '@type': 'ContactPoint', telephone: phone, availableLanguage: languages.map(({ code }) => code) },
    }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    ...(badge !== undefined && { hasCredential: badge }),
  };
}

/** By which search engines name the site. */
function website({ shell, url }: PageContext): Thing {
  const { brand } = shell.settings;
  return { '@type': 'WebSite', name: brand, url: `${url}/`, inLanguage: shell.language };
}

function trail({ page, url }: PageContext): Thing[] {
  if (page.trail.length === 0) return [];
  const steps = [...page.trail, { label: page.shortTitle, href: page.path }];
  const itemListElement = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: url + href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Several sections may tell of the same thing; questions are those of one page, wherever on it they stand. */
function toldOnce(things: readonly Thing[]): Thing[] {
  const questions = things.filter(isFaq).flatMap(({ mainEntity }) => mainEntity);
  const known = new Set<unknown>();
  return things.flatMap((thing) => {
    const key = isFaq(thing) ? 'questions' : thing['@id'];
    if (key !== undefined && known.has(key)) return [];
    known.add(key);
    return [
      isFaq(thing)
        ? { ...thing, mainEntity: [...new Map(questions.map((one) => [JSON.stringify(one), one])).values()] }
        : thing,
    ];
  });
}

function isFaq(thing: Thing): boolean {
  return thing['@type'] === 'FAQPage';
}
