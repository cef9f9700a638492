import type { Manifests } from '../manifests';
import type { OutputFile } from './output-file';

/** The texts of the consent layer, one file a language, for the browser to fetch when a visitor has to choose. */
export function emitConsentTexts({ consentTexts }: Pick<Manifests, 'consentTexts'>): OutputFile[] {
  return Object.entries(consentTexts).flatMap(([language, texts]) =>
    texts === undefined ? [] : [{ path: `data/consent.${language}.json`, content: JSON.stringify(texts) }],
  );
}
