import type { DraftSite } from '../compiler/site';
import { withoutTags } from '../compiler/texts/prose';
import { readableTexts } from '../compiler/texts/readable-texts';
import type { OverviewText } from './overview';
import { filledIn, placeOf } from './written';

/** Everything that visitors read, in every language. */
export function overviewTexts(site: DraftSite): OverviewText[] {
  const [main] = site.contract.languages;
  return readableTexts(site).map(({ source, pointer, text, language, isHtml }) => {
    const filled = filledIn(text, site, language ?? main?.code ?? '');
    const plain = isHtml ? withoutTags(filled) : filled;
    return {
      ...(language !== undefined && { language }),
      text: plain.replaceAll(/\s+/g, ' ').trim(),
      place: placeOf({ source, pointer }),
    };
  });
}
