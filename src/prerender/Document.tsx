import type { BootData } from '../boot-data';
import type { Thing } from '../features/search/thing';
import type { DocumentData } from '../renderer/page-data';
import { directionOf } from '../shared/direction';
import { languageNamed, ofAddresses } from '../shared/language';
import type { PageManifest, Shell } from '../shared/manifest';
import { BootScript } from './BootScript';
import type { DocumentAssets } from './document-assets';
import { JsonScript } from './JsonScript';
import { Metadata } from './Metadata';
import { StructuredData } from './PageTags';

export interface DocumentProps {
  readonly manifest: PageManifest;
  readonly shell: Shell;
  /** Address of the site, without a final slash. */
  readonly url: string;
  /** The page as React has rendered it for hydration. */
  readonly markup: string;
  readonly data: DocumentData;
  /** What search engines read of the page. */
  readonly things: readonly Thing[];
  readonly assets: DocumentAssets;
}

/** The HTML document of one page in one language. React puts metadata and preloads before scripts and styles. */
export function Document({ manifest, shell, url, markup, data, things, assets }: DocumentProps) {
  const { locale } = languageNamed(manifest.language, shell.settings.languages);
  return (
    <html lang={manifest.language} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Metadata manifest={manifest} shell={shell} url={url} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.preview !== undefined && <script type="module" src={assets.preview} />}
        <BootScript src={assets.boot} data={bootData(manifest, shell)} />
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <script type="module" src={assets.script} />
        <StructuredData things={things} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
        <JsonScript type="application/json" id="page-data" data={data} />
      </body>
    </html>
  );
}

function bootData({ alternates, sharedPath }: PageManifest, { settings }: Shell): BootData {
  const { languages, timings, visitor } = settings;
  return {
    page: { alternates, ...(sharedPath !== undefined && { sharedPath }) },
    languages: languages.map(ofAddresses),
    redirectGuardMs: timings.redirectGuardMs,
    ...(visitor && { homeCountry: visitor.homeCountry }),
  };
}
