import { type Overlay, siteFiles } from './compile-site';

/** The basic site with these files, in Spanish alone. */
export function inSpanishAlone(files: Overlay): Overlay {
  const texts = [...siteFiles(files)].filter(([path]) => path.endsWith('.yaml'));
  return Object.fromEntries(texts.map(([path, content]) => [path, withoutEnglish(Buffer.from(content).toString())]));
}

function withoutEnglish(text: string): string {
  return text
    .replaceAll(/ {2}- \{ code: en.*\n/g, '')
    .replaceAll(/, en: "[^"\n]*"(?= \})/g, '')
    .replaceAll(/^ +en: .*\n/gm, '');
}
