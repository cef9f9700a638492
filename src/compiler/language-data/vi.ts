import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const vi: LanguageData = {
  functionWords: wrapped(`
    bằng bị bởi các cho chúng chưa chỉ có còn cũng của cùng do dưới đã đang đây để đến đều đó được gì giữa hãy hoặc hơn
    khi không là lại lúc mà mình mọi mỗi một nào này nên nếu ngoài những nhưng như nhé ở phải qua quý ra rất rồi sau sẽ
    tại theo thì tôi trên trong trước từ từng và vào vẫn vì về với
  `),
  listAnd: 'và',
  outOfHours: 'đêm|cấp cứu|khẩn cấp|trực|cuối tuần|ngày lễ',
  quotationMarks: '“” «»',
  unfinished: 'hoặc và vì với',
  toWrite: 'Viết nội dung ở đây',
  filler: ['noi dung mau', 'van ban mau', 'can dich'],
  vague: ['bam vao day', 'nhan vao day', 'tai day', 'xem them', 'xem tiep', 'doc them'],
  consent: { accept: 'chấp nhận|đồng ý|cho phép', reject: 'từ chối|không |chỉ ' },
};
