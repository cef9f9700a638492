import type { Shell } from '../../shared/manifest';

/** A thing in the vocabulary of https://schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>>;

/** What a page knows that its structured data needs. */
export interface PageContext {
  readonly shell: Shell;
  /** Address of the site, without a final slash. */
  readonly url: string;
  readonly canonical: string;
}

/** What search engines read of one section. */
export type StructuredData<Section> = (section: Section, page: PageContext) => Thing[];

/** Who publishes the site, as other things name it. */
export function publisher({ shell, url }: Pick<PageContext, 'shell' | 'url'>): Thing {
  const { brand, organisationType = 'Organization' } = shell.settings;
  return { '@type': organisationType, name: brand, url: `${url}/` };
}
