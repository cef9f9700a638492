import type { Thing } from '../features/search/thing';
import { hreflangPaths } from '../shared/hreflang-paths';
import { languageNamed } from '../shared/language';
import type { PageManifest, Shell } from '../shared/manifest';
import { JsonScript } from './JsonScript';

interface PageTagsProps {
  readonly manifest: PageManifest;
  readonly shell: Shell;
  /** Address of the site, without a final slash. */
  readonly url: string;
}

/**
 * What browsers, search engines and social networks are told of one page: the tags that `PAGE_TAGS`
 * (src/features/page-tags.ts) names, which follow the visitor from page to page.
 */
export function PageTags({ manifest, shell, url }: PageTagsProps) {
  const { metadata, canonical } = manifest;
  return (
    <>
      <meta name="description" content={metadata.description} />
      {metadata.keywords !== undefined && <meta name="keywords" content={metadata.keywords} />}
      <meta name="robots" content={metadata.noindex ? 'noindex' : 'index, follow'} />
      <link rel="canonical" href={canonical} />
      {!metadata.noindex &&
        hreflangPaths(manifest, shell.settings.languages).map(([code, path]) => (
          <link key={code} rel="alternate" hrefLang={code} href={url + path} />
        ))}
      <OpenGraph manifest={manifest} shell={shell} url={url} />
      <meta name="twitter:card" content={metadata.shareImage ? 'summary_large_image' : 'summary'} />
      <meta name="theme-color" content={shell.theme.color} />
      {shell.feed !== undefined && (
        <link rel="alternate" type="application/atom+xml" title={shell.settings.brand} href={shell.feed} />
      )}
    </>
  );
}

/** What search engines read of the page. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.map((thing, index) => <JsonScript key={index} type="application/ld+json" data={thing} />);
}

function OpenGraph({ manifest, shell, url }: PageTagsProps) {
  const { metadata, canonical, language } = manifest;
  const { languages, brand } = shell.settings;
  const others = languages.filter(({ code }) => code !== language);
  const { shareImage: image } = metadata;
  return (
    <>
      <meta property="og:type" content={metadata.type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={metadata.shareTitle ?? metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocale(languageNamed(language, languages).locale)} />
      {others.map(({ code, locale }) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(locale)} />
      ))}
      {image && (
        <>
          <meta property="og:image" content={url + image.src} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
    </>
  );
}

/** Open Graph writes locales with an underscore, and without the letters that a language is written in: `es_ES`. */
function openGraphLocale(locale: string): string {
  return locale.replace(/-[A-Z][a-z]{3}/, '').replaceAll('-', '_');
}
