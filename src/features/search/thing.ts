import type { PageManifest, Shell } from '../../shared/manifest';
import { SITE_ICONS } from '../../shared/served-files';

/** A thing in the vocabulary of https://schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>>;

/** What a page knows that its structured data needs. */
export interface PageContext {
  readonly page: Pick<PageManifest, 'role' | 'path' | 'canonical' | 'metadata' | 'shortTitle' | 'trail'>;
  readonly shell: Shell;
  /** Address of the site, without a final slash. */
  readonly url: string;
}

/** What search engines read of one section. */
export type StructuredData<Section> = (section: Section, context: PageContext) => Thing[];

/** What is a place to schema.org and no organisation: who publishes something is one as well. */
const ONLY_A_PLACE: ReadonlySet<string> = new Set([
  ...[
    'Aquarium',
    'BuddhistTemple',
    'Cemetery',
    'Church',
    'EventVenue',
    'HinduTemple',
    'LandmarksOrHistoricalBuildings',
  ],
  ...['Mosque', 'Museum', 'MusicVenue', 'Park', 'PerformingArtsTheater', 'PlaceOfWorship', 'Synagogue'],
  ...['TouristAttraction', 'Zoo'],
]);

/** Who publishes the site, as other things name it. */
export function publisher({ shell, url }: Pick<PageContext, 'shell' | 'url'>): Thing {
  const { brand, organisationType = 'Organization' } = shell.settings;
  const type = ONLY_A_PLACE.has(organisationType) ? ['Organization', organisationType] : organisationType;
  return { '@type': type, '@id': `${url}/#organization`, name: brand, url: `${url}/`, logo: logo(url) };
}

/** The picture by which the site is known. */
export function logo(url: string): string {
  return url + SITE_ICONS.large;
}

/** The picture by which a page is shared, where it has one. */
export function pictureOf({ page, url }: PageContext): Thing {
  const { shareImage } = page.metadata;
  return shareImage === undefined ? {} : { image: url + shareImage.src };
}
