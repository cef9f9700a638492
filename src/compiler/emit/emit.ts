import type { Manifests } from '../manifests';
import type { Site } from '../site';
import { emitThemePictures } from '../theme/theme';
import { emitConsentTexts } from './consent-texts';
import { emitIconSprite } from './icon-sprite';
import { emitMedia } from './media';
import type { OutputFile } from './output-file';
import { emitSearchFiles } from './search-files';

/** Every file of the website that is no document. */
export function emit(site: Site, manifests: Manifests): OutputFile[] {
  return [
    ...emitIconSprite(site),
    ...emitSearchFiles(manifests),
    ...emitConsentTexts(manifests),
    ...emitMedia(site.files),
    ...emitThemePictures(site),
  ];
}
