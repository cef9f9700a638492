import type { LanguageData } from './language-data';

export const ja: LanguageData = {
  lengthToEnglish: 0.52,
  // It has no spaces between words, none of which can be told by themselves.
  functionWords: '',
  afternoon: '午後|(?<!深)夜',
  eras: '令和=2018 平成=1988 昭和=1925 大正=1911 明治=1867 R=2018 H=1988 S=1925',
  until: '〜|～|から',
  quotationMarks: '「」 『』',
  toWrite: 'ここに文章を書いてください',
  filler: ['ダミーテキスト', 'サンプルテキスト', 'ここにテキスト', 'テキストを入力', '仮テキスト', '翻訳中'],
  vague: ['こちら', 'ここ', 'ここをクリック', 'こちらをクリック', 'クリック', '詳細', '詳しくはこちら', 'もっと見る'],
};
