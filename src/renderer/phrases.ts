/**
 * Languages that write without spaces: what ends a phrase, behind which a line may break, and how the next one begins,
 * which no ending of a word does.
 */
const PHRASES: Readonly<Record<string, { readonly end: RegExp; readonly start: RegExp }>> = {
  ja: {
    end: /(?:から|より|[のはがをにでとへもやなてただるいうくすつむぐぶず、。・！？」』）])$/,
    start: /^(?:[おご]$|[^\p{Script=Hiragana}\p{P}\p{M}ー\s]|[「『（])/u,
  },
};

const HEADING = /<h([1-6])\b[^>]*>.*?<\/h\1>/gs;
const TEXT = /(?<=>)[^<]+/g;
/** What tells the Studio where a text is written: parted, it would not be found again. */
const MARK = /[\u2061-\u2064]/;

/** HTML whose headings break between phrases, where a language writes without spaces; browsers know of words at most. */
export function inPhrases(html: string, language: string): string {
  if (!knowsPhrases(language) || MARK.test(html)) return html;
  return html.replaceAll(HEADING, (heading) =>
    heading.replaceAll(TEXT, (text) => phrasesOf(text, language).join('<wbr>')),
  );
}

/** The phrases of a text, which is one where the language writes with spaces. */
export function phrasesOf(text: string, language: string): string[] {
  const known = PHRASES[primary(language)];
  if (known === undefined) return [text];
  const phrases: string[] = [];
  let last = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (phrases.length === 0 || (known.end.test(last) && known.start.test(segment))) phrases.push(segment);
    else phrases.push(`${phrases.pop()}${segment}`);
    last = segment;
  }
  return phrases;
}

function knowsPhrases(language: string): boolean {
  return primary(language) in PHRASES;
}

function primary(language: string): string {
  return language.split('-')[0] ?? '';
}
