/**
 * Languages that write without spaces: what ends a phrase, behind which a line may break, and how the next one begins,
 * which no ending of a word does.
 */
const PHRASES: Readonly<Record<string, { readonly end: RegExp; readonly start: RegExp }>> = {
  ja: {
    end: /(?:から|より|[のはがをにでとへもやなてただるいうくすつむぐぶず、。！？」』）])$/,
    start: /^(?:[おご]$|[^\p{Script=Hiragana}\p{P}\p{M}ー\s]|[「『（])/u,
  },
};

const HEADING = /<h([1-6])\b[^>]*>.*?<\/h\1>/gs;
const TEXT = /(?<=>)[^<]+/g;
/** What tells the Studio where a text is written: parted, it would not be found again. */
const MARK = /[\u2061-\u2064]/;

/** HTML whose headings break between phrases, where a language writes without spaces; browsers know of words at most. */
export function inPhrases(html: string, language: string): string {
  const phrases = PHRASES[language.split('-')[0] ?? ''];
  if (phrases === undefined || MARK.test(html)) return html;
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return html.replaceAll(HEADING, (heading) => heading.replaceAll(TEXT, parted));

  function parted(text: string): string {
    let last = '';
    return Array.from(words.segment(text), ({ segment }) => {
      const begins = phrases?.end.test(last) && phrases.start.test(segment);
      last = segment;
      return begins ? `<wbr>${segment}` : segment;
    }).join('');
  }
}
