import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const es =
  'aéreo abren abre agua aguas alumno aula aulas alumnos aprende aprenden aviones avión cae calientes caliente caras cara caro caros cartas cerrada cerradamente cerradas cerrado cerrados certificada certificadas certificado certificados clase clases completa completamente completas completo completos completan cualquier curso cursos derecha derechas derecho derechos deseo deseos docena docenas empieza empiezan escuela escuelas escuelan formación formaciones gratuita gratuitamente gratuitas gratuito gratuitos grupo guarda guardan guardas hacen hace hombre hombres harina harinas hora hornada hornadas horno hornos izquierda izquierdas izquierdo izquierdos lado lados llegan llega miga migas módulo módulos orientativa orientativas orientativo orientativos panadero panaderos pan panes perro perra perros plaza plazas precio precios presencial presenciales presencialmente puede pueden puerta puertas rana ranas rano ranos resto restos salen sale son tahona tahonas termina terminan vida vidas'.split(
    ' ',
  );
const en =
  'are baker bakers begin begins bread breads course courses crossroad crossroads include includes is learn learns oven ovens receive receives requirement requirements loaf start starts student students sport sports'.split(
    ' ',
  );

const agreeing = (spanish: string, english = 'Bread') => ({ files: plain(spanish, english), words: { es, en } });

export const cases: Cases = {
  'an adjective of another gender or number than its noun is told': {
    ...agreeing('Los cursos certificado. La formación completo; una clase presenciales. Precios orientativo'),
    problems: [
      'warning blocks/text.yaml:3:8 text-agreement-wrong {"text":"Los cursos certificado","correct":"Los cursos certificados"}',
      'warning blocks/text.yaml:3:32 text-agreement-wrong {"text":"La formación completo","correct":"La formación completa"}',
      'warning blocks/text.yaml:3:55 text-agreement-wrong {"text":"una clase presenciales","correct":"una clase presencial"}',
      'warning blocks/text.yaml:3:79 text-agreement-wrong {"text":"Precios orientativo","correct":"Precios orientativos"}',
    ],
  },
  'so is one behind a verb': {
    ...agreeing('Los cursos son gratuito. La puerta está cerrado. La vida es deseo.'),
    problems: [
      'warning blocks/text.yaml:3:8 text-agreement-wrong {"text":"Los cursos son gratuito","correct":"Los cursos son gratuitos"}',
      'warning blocks/text.yaml:3:33 text-agreement-wrong {"text":"La puerta está cerrado","correct":"La puerta está cerrada"}',
    ],
  },
  'a verb of another number than its subject is told': {
    ...agreeing(
      'Los alumnos aprende. El curso del horno empiezan. Las tahonas no abre. Cuando la escuela completa abren, pan',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-agreement-wrong {"text":"Los alumnos aprende","correct":"Los alumnos aprenden"}',
      'warning blocks/text.yaml:3:29 text-agreement-wrong {"text":"El curso del horno empiezan","correct":"El curso del horno empieza"}',
      'warning blocks/text.yaml:3:58 text-agreement-wrong {"text":"Las tahonas no abre","correct":"Las tahonas no abren"}',
      'warning blocks/text.yaml:3:86 text-agreement-wrong {"text":"la escuela completa abren","correct":"la escuela completa abre"}',
    ],
  },
  'a noun of another number than its article is told, with both that may be meant': {
    ...agreeing('Pan de las tahona, para un panaderos, en los dos lado'),
    problems: [
      'warning blocks/text.yaml:3:15 text-agreement-wrong {"text":"las tahona","correct":"las tahonas","orElse":"la tahona"}',
      'warning blocks/text.yaml:3:32 text-agreement-wrong {"text":"un panaderos","correct":"un panadero","orElse":"unos panaderos"}',
      'warning blocks/text.yaml:3:49 text-agreement-wrong {"text":"los dos lado","correct":"los dos lados"}',
    ],
  },
  'what the words by themselves say is told as such': {
    ...agreeing('Los curso y un módulos'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Los curso","correct":"Los cursos"}',
      'warning blocks/text.yaml:3:20 text-article-wrong {"text":"un módulos","correct":"un módulo","orElse":"unos módulos"}',
    ],
  },
  'in English a verb and an article are': {
    ...agreeing(
      'Pan',
      'The breads includes it. The oven begin today. The requirements of the course is short. A requirements is long; these oven are not.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-agreement-wrong {"text":"The breads includes","correct":"The breads include"}',
      'warning blocks/text.yaml:4:32 text-agreement-wrong {"text":"The oven begin","correct":"The oven begins"}',
      'warning blocks/text.yaml:4:54 text-agreement-wrong {"text":"The requirements of the course is","correct":"The requirements of the course are"}',
      'warning blocks/text.yaml:4:95 text-agreement-wrong {"text":"A requirements","correct":"A requirement"}',
      'warning blocks/text.yaml:4:119 text-agreement-wrong {"text":"these oven","correct":"these ovens","orElse":"this oven"}',
    ],
  },
  'in English a noun is, where it cannot be a verb': {
    ...agreeing(
      'Pan',
      'Each ovens has a door. This breads are small. Many baker come. What this bakes is bread. Two hours is enough.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-agreement-wrong {"text":"Each ovens","correct":"Each oven"}',
      'warning blocks/text.yaml:4:31 text-agreement-wrong {"text":"This breads","correct":"This bread","orElse":"These breads"}',
      'warning blocks/text.yaml:4:54 text-agreement-wrong {"text":"Many baker","correct":"Many bakers"}',
    ],
  },
  'so is what a feminine noun behind «el» is like, and before its verb a noun that says what others are': {
    ...agreeing(
      'El agua está cerrado. Los perro son bienvenidos. El agua está cerrada. El aula completa. Los hombres rana son caros.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-agreement-wrong {"text":"El agua está cerrado","correct":"El agua está cerrada"}',
      'warning blocks/text.yaml:3:30 text-agreement-wrong {"text":"Los perro","correct":"Los perros","orElse":"El perro"}',
    ],
  },
  'verbs behind a pronoun, days, groups, what is listed, and quotations are right': {
    ...agreeing(
      'El panadero los guarda. Los lunes abre la tahona. El resto llegan. Los lados izquierdo y derecho. Una docena salen calientes. «Los alumnos aprende»',
      'The sports course begins. At a crossroads in May. The rest begin. If the course were free.',
    ),
    problems: [],
  },
  'an adjective or a verb that belongs to something else is right': {
    ...agreeing(
      'La puerta de los hornos cerrada. Sale de la tahona cerrado. Al principio llegan los panes. En el curso completas la formación. Las mil y una hornadas. Este curso empiezan los panaderos. Cada clase abren los hornos. El próximo curso salen los alumnos',
    ),
    problems: [],
  },
  'a noun behind a noun says what kind of thing it is': {
    ...agreeing('Los hombres rana llegan. Los hornos escuela abren. Los hombres rana.'),
    problems: [],
  },
  'without a dictionary nothing is told': {
    files: plain('Los cursos certificado', 'The breads includes'),
    problems: [],
  },
  'behind a number that may stand alone, only what is surely a noun is told': {
    ...agreeing('Tres formación, dos horno. A las tres hora local, los dos aprende, tres sale'),
    problems: [
      'warning blocks/text.yaml:3:8 text-agreement-wrong {"text":"Tres formación","correct":"Tres formaciones"}',
      'warning blocks/text.yaml:3:24 text-agreement-wrong {"text":"dos horno","correct":"dos hornos"}',
    ],
  },
};
