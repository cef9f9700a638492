import { directionOf } from '../../shared/direction';
import { appManifestAddress, SITE_ICONS } from '../../shared/served-files';
import type { Manifests } from '../manifests';
import type { OutputFile } from './output-file';

/** What a phone reads that keeps the site on its first screen, one file a language. It stays a website. */
export function emitAppManifests({ shells }: Pick<Manifests, 'shells'>): OutputFile[] {
  return Object.values(shells).map(({ language, home, settings: { brand }, theme: { color } }) => ({
    path: appManifestAddress(language).slice(1),
    content: JSON.stringify({
      name: brand,
      lang: language,
      dir: directionOf(language),
      start_url: home,
      scope: '/',
      display: 'browser',
      theme_color: color,
      background_color: color,
      icons: [
        { src: SITE_ICONS.medium, type: 'image/png', sizes: '192x192' },
        { src: SITE_ICONS.large, type: 'image/png', sizes: '512x512' },
        { src: SITE_ICONS.maskable, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    }),
  }));
}
