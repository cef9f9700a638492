import type { LanguageData } from './language-data';

export const zh: LanguageData = {
  lengthToEnglish: 0.33,
  // It has no spaces between words, none of which can be told by themselves.
  functionWords: '',
  afternoon: '下午|晚上|傍晚',
  eras: '民國=1911 民国=1911',
  until: '至|到|~|～',
  quotationMarks: '“” ‘’ 「」 『』 《》',
  ownMarks: ',=， ;=； .=。',
  pictures: { alone: '图片|照片|图像|图标|圖片|相片|影像|標誌' },
  toWrite: '请在此处填写文字',
  filler: [
    ...['占位文字', '占位符文本', '示例文本', '示例文字', '在此输入文字', '请输入内容', '待翻译'],
    ...['預留文字', '範例文字', '在此輸入文字', '請輸入內容', '待翻譯'],
  ],
  vague: [
    ...['这里', '此处', '点击这里', '点击此处', '点这里', '点击', '更多', '详情', '了解更多', '查看更多', '查看详情'],
    ...['這裡', '此處', '點擊這裡', '點擊此處', '點這裡', '點擊', '按這裡', '詳情', '瞭解更多', '查看詳情'],
  ],
};
