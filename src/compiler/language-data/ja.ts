import type { LanguageData } from './language-data';

export const ja: LanguageData = {
  lengthToEnglish: 0.52,
  // It has no spaces between words, none of which can be told by themselves.
  functionWords: '',
  afternoon: '午後|(?<!深)夜',
  eras: '令和=2018 平成=1988 昭和=1925 大正=1911 明治=1867 R=2018 H=1988 S=1925',
  until: '〜|～|から',
  quotationMarks: '「」 『』',
  ownMarks: ',=、 .=。',
  pictures: { alone: '写真|画像|イメージ|イラスト|ロゴ' },
  toWrite: 'ここに文章を書いてください',
  filler: [
    'ダミーテキスト',
    'サンプルテキスト',
    'ここにテキスト',
    'テキストを入力',
    '仮テキスト',
    '翻訳中',
    'ここに(?:テキスト|文章|文字|本文)を.{2,4}てください',
  ],
  vague: [
    'こちら',
    'ここ',
    'ここをクリック',
    'ここをクリックしてください',
    'こちらをクリック',
    'こちらをクリックしてください',
    'クリックしてください',
    'クリック',
    '詳細',
    '詳しくはこちら',
    'もっと見る',
  ],
};
