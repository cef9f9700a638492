import type { LanguageData } from './language-data';

export const ko: LanguageData = {
  lengthToEnglish: 0.49,
  // What says nothing by itself is written at the end of other words.
  functionWords: '및 또는 그리고 하지만 그러나 또한 수 것 등 이 그 저 더 잘 안 못',
  afternoon: '오후|저녁|밤',
  until: '~|부터',
  sentenceEnds: '[다요까죠오]',
  quotationMarks: '“” ‘’',
  pictures: { alone: '사진|이미지|그림|로고' },
  toWrite: '여기에 글을 쓰세요',
  filler: ['더미 텍스트', '샘플 텍스트', '예시 문구', '번역 예정', '내용을 입력하세요'],
  vague: ['여기', '여기를 클릭', '여기를 누르세요', '클릭', '자세히', '자세히 보기', '더 보기', '더보기'],
  consent: { accept: '동의(?!하지)|허용|수락|모두 허용', reject: '거부|거절|필수|동의하지' },
};
