import { linksOutside } from '../../../support/links-outside';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const told = (line: number, details: string) => `blocks/out.yaml:${line}:47 address-mistyped ${details}`;

export const cases: Cases = {
  'an address of the own computer or network is told, and no other one is guessed': {
    files: {
      'blocks/out.yaml': linksOutside(
        'http://localhost:8080/a',
        'https://nas.local/a',
        'http://192.168.1.20',
        'https://10.0.0.1:3000/',
        'file:///C:/web/index.html',
        'https://10.example/a',
        'https://local.example',
      ),
    },
    problems: [
      told(4, '{"address":"http://localhost:8080/a","reason":"local"}'),
      told(5, '{"address":"https://nas.local/a","reason":"local"}'),
      told(6, '{"address":"http://192.168.1.20","reason":"local"}'),
      told(7, '{"address":"https://10.0.0.1:3000/","reason":"local"}'),
      told(8, '{"address":"file:///C:/web/index.html","reason":"local"}'),
    ],
  },
  'an address that no browser opens is told, in YAML and in HTML, one with a port is not': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://pan.example:99999/a',
        'https://pan.example:8443/a',
        'https://p^n.example',
      ),
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="https://pan.example:80800/a">a</a> <a href="https://pan.example:8080/a">b</a>'
          en: '<a href="https://pan.example:80800/a">a</a> <a href="https://pan.example:8080/a">b</a>'
      `,
    },
    problems: [
      told(4, '{"address":"https://pan.example:99999/a","reason":"unreadable"}'),
      told(6, '{"address":"https://p^n.example","reason":"unreadable"}'),
      'blocks/text.yaml:3:17 address-mistyped {"address":"https://pan.example:80800/a","reason":"unreadable"}',
      'blocks/text.yaml:4:17 address-mistyped {"address":"https://pan.example:80800/a","reason":"unreadable"}',
    ],
  },
  'letters of another alphabet that look like the right ones are told, a name in that alphabet is not': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://www.p\u0430n.example/a',
        'https://\u043f\u0430\u043d.example',
        'https://pan.example/п\u0430n',
      ),
    },
    problems: [
      told(4, '{"address":"https://www.p\u0430n.example/a","reason":"alphabet","correct":"https://www.pan.example/a"}'),
    ],
  },
  'the number of the own computer or network is told however it is written, and no other number is': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://0x7f.1',
        'https://2130706433/a',
        'https://[::1]',
        'https://0300.0250.0.1',
        'https://[fe80::1]',
        'https://[::ffff:127.0.0.1]/',
        'https://134744072',
        'https://[2001:db8::1]',
        'https://fd00.example',
      ),
    },
    problems: [
      told(4, '{"address":"https://0x7f.1","reason":"local"}'),
      told(5, '{"address":"https://2130706433/a","reason":"local"}'),
      told(6, '{"address":"https://[::1]","reason":"local"}'),
      told(7, '{"address":"https://0300.0250.0.1","reason":"local"}'),
      told(8, '{"address":"https://[fe80::1]","reason":"local"}'),
      told(9, '{"address":"https://[::ffff:127.0.0.1]/","reason":"local"}'),
    ],
  },
  'an address that was mistyped is told with the one that was meant': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://https://pan.example/a',
        'http://pan.example/a b',
        'www.pan.example',
        'pan.example.org/a',
        'https//pan.example',
        'htps://pan.example',
        'https://pan.example/el pan',
        ' https://pan.example',
        'hola@pan.example',
        'mailto: hola@pan.example',
        'mailto:hola',
        'tel:+34 611 222 333',
        'tel:HORNO',
        'tel:12',
        '611 222 333',
      ),
    },
    problems: [
      told(4, '{"address":"https://https://pan.example/a","reason":"doubled","correct":"https://pan.example/a"}'),
      told(5, '{"address":"http://pan.example/a b","reason":"insecure","correct":"https://pan.example/a%20b"}'),
      told(6, '{"address":"www.pan.example","reason":"scheme","correct":"https://www.pan.example"}'),
      told(7, '{"address":"pan.example.org/a","reason":"scheme","correct":"https://pan.example.org/a"}'),
      told(8, '{"address":"https//pan.example","reason":"scheme","correct":"https://pan.example"}'),
      told(9, '{"address":"htps://pan.example","reason":"scheme","correct":"https://pan.example"}'),
      told(10, '{"address":"https://pan.example/el pan","reason":"spaces","correct":"https://pan.example/el%20pan"}'),
      told(11, '{"address":" https://pan.example","reason":"spaces","correct":"https://pan.example"}'),
      told(12, '{"address":"hola@pan.example","reason":"scheme","correct":"mailto:hola@pan.example"}'),
      told(13, '{"address":"mailto: hola@pan.example","reason":"spaces","correct":"mailto:hola@pan.example"}'),
      told(14, '{"address":"mailto:hola","reason":"email"}'),
      told(15, '{"address":"tel:+34 611 222 333","reason":"spaces","correct":"tel:+34611222333"}'),
      told(16, '{"address":"tel:HORNO","reason":"phone","example":"+34 900 000 000"}'),
      told(17, '{"address":"tel:12","reason":"phone","example":"+34 900 000 000"}'),
      told(18, '{"address":"611 222 333","reason":"scheme","correct":"tel:611222333"}'),
    ],
  },
  'what ends the sentence from which it was copied is not part of an address': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://pan.example/becas.',
        'https://pan.example/a,',
        'https://pan.example/a).',
        'https://pan.example/a?b=1;',
        'https://pan.example/»',
      ),
    },
    problems: [
      told(4, '{"address":"https://pan.example/becas.","reason":"end","correct":"https://pan.example/becas"}'),
      told(5, '{"address":"https://pan.example/a,","reason":"end","correct":"https://pan.example/a"}'),
      told(6, '{"address":"https://pan.example/a).","reason":"end","correct":"https://pan.example/a"}'),
      told(7, '{"address":"https://pan.example/a?b=1;","reason":"end","correct":"https://pan.example/a?b=1"}'),
      told(8, '{"address":"https://pan.example/»","reason":"end","correct":"https://pan.example/"}'),
    ],
  },
  'what no host is called is told: in a policy or in the files of a server it would say something else': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://*/a',
        'https://pan.example%22;/a',
        'https://pan.example;sandbox/a',
        'https://pan$host.example',
        'https://www.pan.example@otro.example/a',
        'https://hola:pan@pan.example',
      ),
    },
    problems: [
      told(4, '{"address":"https://*/a","reason":"name"}'),
      told(5, '{"address":"https://pan.example%22;/a","reason":"name"}'),
      told(6, '{"address":"https://pan.example;sandbox/a","reason":"name"}'),
      told(7, '{"address":"https://pan$host.example","reason":"name"}'),
      told(8, '{"address":"https://www.pan.example@otro.example/a","reason":"name"}'),
      told(9, '{"address":"https://hola:pan@pan.example","reason":"name"}'),
    ],
  },
  'whatever an address may be is left alone': {
    files: {
      'blocks/out.yaml': linksOutside(
        'https://http.pan.example/https://otro.example',
        'https://web.archive.org/web/2020/http://pan.example/',
        'mailto:hola@pan.example,tienda@pan.example?subject=Un%20pan',
        'mailto:?subject=Pan',
        'tel:+34-900-000-000;ext=12',
        'tel:112',
        'https://pan.example',
        'https://es.wikipedia.org/wiki/Pan_S.A.',
        'https://pan.example/pan_(trigo)',
        'https://pan.example/?pan=centeno',
        'https://mapas.example/@40.4,-3.7,15z',
        'https://el_pan.example:8443/a;b',
        'https://pañería.example',
      ),
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="mailto:{{settings.email}}">a</a>'
          en: '<a href="mailto:{{settings.email}}">b</a>'
      `,
    },
    problems: [],
  },
  'in HTML the same slips are told as the same': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="http://pan.example">a</a> <a href="hola@pan.example">b</a>'
          en: '<a href="tel:nine">b</a>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 address-mistyped {"address":"http://pan.example","reason":"insecure","correct":"https://pan.example"}',
      'blocks/text.yaml:3:52 address-mistyped {"address":"hola@pan.example","reason":"scheme","correct":"mailto:hola@pan.example"}',
      'blocks/text.yaml:4:17 address-mistyped {"address":"tel:nine","reason":"phone","example":"+34 900 000 000"}',
    ],
  },
  'a chat is opened by the figures of a number alone': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="https://wa.me/+34 900 000 010?text=Pan">a</a> <a href="https://wa.me/34900000010">b</a>'
          en: '<a href="https://wa.me/0034-900-000-010">a</a>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 address-mistyped {"address":"https://wa.me/+34 900 000 010?text=Pan","reason":"chat","correct":"https://wa.me/34900000010?text=Pan"}',
      'blocks/text.yaml:4:17 address-mistyped {"address":"https://wa.me/0034-900-000-010","reason":"chat","correct":"https://wa.me/34900000010"}',
    ],
  },
  'so is one with the code of no country, and a telephone with as many digits as its country has not': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="https://wa.me/600000010?text=Pan">a</a> <a href="https://wa.me/447700900010">b</a> <a href="https://wa.me/message/ABC123">c</a>'
          en: '<a href="https://api.whatsapp.com/send?phone=600000010&amp;text=Bread">a</a> <a href="tel:+3490000001">b</a> <a href="tel:+390612345">c</a>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 address-mistyped {"address":"https://wa.me/600000010?text=Pan","reason":"chat","correct":"https://wa.me/34600000010?text=Pan"}',
      'blocks/text.yaml:4:17 address-mistyped {"address":"https://api.whatsapp.com/send?phone=600000010&text=Bread","reason":"chat","correct":"https://api.whatsapp.com/send?phone=34600000010&text=Bread"}',
      'blocks/text.yaml:4:94 address-mistyped {"address":"tel:+3490000001","reason":"digits","example":"+34 900 000 000"}',
    ],
  },
  'the longer numbers of Andorra are right': {
    files: {
      'blocks/text.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { label: { es: "Gratis", en: "Free" }, url: "tel:+37618001234" }\n  - { label: { es: "Móvil", en: "Mobile" }, url: "tel:+376690123456" }\n  - { label: { es: "Chat", en: "Chat" }, url: "https://wa.me/376690123" }\n',
    },
    problems: [],
  },
  'what opens in an own account, is cut off, or lacks the ending of its name is told': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="https://mail.google.com/mail/u/0/#inbox/FMf">a</a> <a href="https://pan.example/har…">b</a> <a href="https://pan">c</a>'
          en: '<a href="https://www.www.pan.example">a</a> <a href="https://mail.google.com">b</a>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 address-mistyped {"address":"https://mail.google.com/mail/u/0/#inbox/FMf","reason":"private"}',
      'blocks/text.yaml:3:77 address-mistyped {"address":"https://pan.example/har…","reason":"cut"}',
      'blocks/text.yaml:3:118 address-mistyped {"address":"https://pan","reason":"ending"}',
      'blocks/text.yaml:4:17 address-mistyped {"address":"https://www.www.pan.example","reason":"host","correct":"https://www.pan.example"}',
    ],
  },
  'a w too few, and no ending behind www., are told': {
    files: {
      'blocks/text.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { label: { es: "Horno", en: "Oven" }, url: "https://ww.oven.example" }\n  - { label: { es: "Molino", en: "Mill" }, url: "https://www.mill/" }\n',
    },
    problems: [
      'blocks/text.yaml:4:48 address-mistyped {"address":"https://ww.oven.example","reason":"host","correct":"https://www.oven.example"}',
      'blocks/text.yaml:5:49 address-mistyped {"address":"https://www.mill/","reason":"ending"}',
    ],
  },
  'an address cut within the words of a title, and spaces in the name of a website, are told': {
    files: {
      'blocks/text.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { label: { es: "Horno", en: "Oven" }, url: "https://oven.example/the-bread-of-" }\n  - { label: { es: "Molino", en: "Mill" }, url: "https://mill. example/a" }\n  - { label: { es: "Vídeo", en: "Video" }, url: "https://video.example/aB3-x_9-" }\n',
    },
    problems: [
      'blocks/text.yaml:4:48 address-mistyped {"address":"https://oven.example/the-bread-of-","reason":"cut"}',
      'blocks/text.yaml:5:49 address-mistyped {"address":"https://mill. example/a","reason":"spaces","correct":"https://mill.example/a"}',
    ],
  },
};
