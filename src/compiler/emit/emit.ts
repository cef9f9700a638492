import type { Manifests } from '../manifests';
import type { Site } from '../site';
import { emitThemePictures } from '../theme/theme';
import { emitConsentTexts } from './consent-texts';
import { emitIconSprite } from './icon-sprite';
import { emitMedia } from './media';
import type { OutputFile } from './output-file';
import { emitSearchFiles } from './search-files';
import { emitSecurityContact } from './security-contact';

/** Every file of the website that is no document. */
export function emit(site: Site, manifests: Manifests, today: string): OutputFile[] {
  return [
    ...emitIconSprite(site),
    ...emitSearchFiles(manifests),
    ...emitSecurityContact(site, manifests, today),
    ...emitConsentTexts(manifests),
    ...emitMedia(site.files),
    ...emitThemePictures(site),
  ];
}
