import type { Manifests } from '../manifests';
import type { Options } from '../options';
import type { Site } from '../site';
import { emitAppManifests } from './app-manifests';
import { emitConsentTexts } from './consent-texts';
import { emitFeeds } from './feeds';
import { emitIconSprite } from './icon-sprite';
import { emitMedia } from './media';
import type { OutputFile } from './output-file';
import { emitSearchFiles } from './search-files';
import { emitSecurityContact } from './security-contact';
import { emitThemePictures } from './theme-pictures';

/** Every file of the website that is no document and is not made of a photograph. */
export function emit(site: Site, manifests: Manifests, options: Options): OutputFile[] {
  return [
    ...emitIconSprite(site),
    ...emitSearchFiles(manifests),
    ...emitFeeds(manifests),
    ...emitAppManifests(manifests),
    ...emitSecurityContact(site, manifests, options.today),
    ...emitConsentTexts(manifests),
    ...emitMedia(site.files, options),
    ...emitThemePictures(site),
  ];
}
