import type { PageManifest, Shell } from '../shared/manifest';
import { appManifestAddress, SITE_ICONS } from '../shared/served-files';
import { PageTags } from './PageTags';

interface MetadataProps {
  manifest: PageManifest;
  shell: Shell;
  /** Address of the site, without a final slash. */
  url: string;
}

/** The head of a document but for its scripts and styles. */
export function Metadata({ manifest, shell, url }: MetadataProps) {
  return (
    <>
      <title>{manifest.metadata.title}</title>
      <PageTags manifest={manifest} shell={shell} url={url} />
      <link rel="icon" href={shell.theme.icon} type={iconType(shell.theme.icon)} />
      <link rel="apple-touch-icon" href={SITE_ICONS.touch} />
      <link rel="manifest" href={appManifestAddress(shell.language)} />
    </>
  );
}

function iconType(icon: string): string {
  return icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
}
