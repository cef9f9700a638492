import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what is written wrong in any sentence is told, at its beginning and within': {
    files: plain('Haber si vienes: hay pan y integral, mas de uno.', 'You would of liked it, and i want more of it.'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Haber si","correct":"A ver si"}',
      'warning blocks/text.yaml:3:33 text-phrase-wrong {"phrase":"y integral","correct":"e integral"}',
      'warning blocks/text.yaml:3:45 text-phrase-wrong {"phrase":"mas de","correct":"más de"}',
      'warning blocks/text.yaml:4:12 text-phrase-wrong {"phrase":"would of","correct":"would have"}',
      'warning blocks/text.yaml:4:35 text-phrase-wrong {"phrase":"i","correct":"I"}',
    ],
  },
  'words that sound like another one are told by what stands beside them': {
    files: plain(
      'Cuando valla bien, el curso tubo dos partes. Se paga a parte. Lo decides tu. Trae la agua.',
      'Bring there own form Monday to Friday. If your not sure, we advice you. Tell us weather you come.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Cuando valla","correct":"Cuando vaya"}',
      'warning blocks/text.yaml:3:36 text-phrase-wrong {"phrase":"tubo","correct":"tuvo"}',
      'warning blocks/text.yaml:3:61 text-phrase-wrong {"phrase":"a parte","correct":"aparte"}',
      'warning blocks/text.yaml:3:81 text-phrase-wrong {"phrase":"tu","correct":"tú"}',
      'warning blocks/text.yaml:3:90 text-phrase-wrong {"phrase":"la agua","correct":"el agua"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"Bring there own","correct":"Bring their own"}',
      'warning blocks/text.yaml:4:24 text-phrase-wrong {"phrase":"form Monday","correct":"from Monday"}',
      'warning blocks/text.yaml:4:47 text-phrase-wrong {"phrase":"If your not","correct":"If you’re not"}',
      'warning blocks/text.yaml:4:65 text-phrase-wrong {"phrase":"we advice you","correct":"we advise you"}',
      'warning blocks/text.yaml:4:80 text-phrase-wrong {"phrase":"Tell us weather you","correct":"Tell us whether you"}',
    ],
  },
  'where they stand for themselves, nothing is': {
    files: plain(
      'La valla al lado del tubo dos. Afecta a parte de los alumnos, de parte a parte. Es tu plaza. Quien halla un error. El hecho de menos ruido. Un sobretodo de lana. Para él, curso a curso. Habían dos años antes cerrado. Te lo decimos porque importa.',
      'Send the form Monday to Friday only. Follow the advice you get. Check weather and traffic. The two halves form the basis. Anyone who’s English is welcome. Part two lesson. How we can help. The less tests, the better. Its best to come. On Monday’s flight, everyday English.',
    ),
    problems: [],
  },
  'numbers, questions and verbs that agree with nothing are told': {
    files: plain(
      'El año pasado habían dos exámenes. Ven ha vernos.',
      'It lasts two year. How much it costs? The children has two parts. Can i apply?',
    ),
    problems: [
      'warning blocks/text.yaml:3:22 text-phrase-wrong {"phrase":"habían","correct":"había"}',
      'warning blocks/text.yaml:3:43 text-phrase-wrong {"phrase":"Ven ha vernos","correct":"Ven a vernos"}',
      'warning blocks/text.yaml:4:17 text-phrase-wrong {"phrase":"two year","correct":"two years"}',
      'warning blocks/text.yaml:4:27 text-phrase-wrong {"phrase":"How much it costs","correct":"How much does it cost"}',
      'warning blocks/text.yaml:4:46 text-phrase-wrong {"phrase":"The children has","correct":"The children have"}',
      'warning blocks/text.yaml:4:74 text-phrase-wrong {"phrase":"Can i","correct":"Can I"}',
    ],
  },
  'so are a letter that is not heard, and verbs behind “do”': {
    files: plain(
      'La masa se ace en un orno, aun que valga dos oras. Un ace de la aviación, más aun que antes.',
      'Does the course includes books? Do you offers them? Does your needs list change?',
    ),
    problems: [
      'warning blocks/text.yaml:3:16 text-phrase-wrong {"phrase":"se ace","correct":"se hace"}',
      'warning blocks/text.yaml:3:26 text-phrase-wrong {"phrase":"un orno","correct":"un horno"}',
      'warning blocks/text.yaml:3:35 text-phrase-wrong {"phrase":"aun que","correct":"aunque"}',
      'warning blocks/text.yaml:3:49 text-phrase-wrong {"phrase":"dos oras","correct":"dos horas"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"Does the course includes","correct":"Does the course include"}',
      'warning blocks/text.yaml:4:40 text-phrase-wrong {"phrase":"Do you offers","correct":"Do you offer"}',
    ],
  },
  'what may be known by two things is told once': {
    files: plain('Hay más de dos.', 'There are more then two. It was baked in the passed year.'),
    problems: [
      'warning blocks/text.yaml:4:18 text-phrase-wrong {"phrase":"more then","correct":"more than"}',
      'warning blocks/text.yaml:4:46 text-phrase-wrong {"phrase":"in the passed year","correct":"in the past year"}',
    ],
  },
  'a contraction, a plural and a word that is another one are told at the beginning as well': {
    files: plain('Tres día de el mes.', 'Dont loose it. Everything are here.'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Tres día","correct":"Tres días"}',
      'warning blocks/text.yaml:3:17 text-phrase-wrong {"phrase":"de el","correct":"del"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"Dont","correct":"Don’t"}',
      'warning blocks/text.yaml:4:23 text-phrase-wrong {"phrase":"Everything are","correct":"Everything is"}',
    ],
  },
  'small words that do not agree, or have changed places, are told': {
    files: plain('Ven todo los días, toda las semanas y todos el mes: al meno una.', 'Ask the for next date.'),
    problems: [
      'warning blocks/text.yaml:3:12 text-phrase-wrong {"phrase":"todo los","correct":"todos los"}',
      'warning blocks/text.yaml:3:27 text-phrase-wrong {"phrase":"toda las","correct":"todas las"}',
      'warning blocks/text.yaml:3:46 text-phrase-wrong {"phrase":"todos el","correct":"todo el"}',
      'warning blocks/text.yaml:3:60 text-phrase-wrong {"phrase":"al meno","correct":"al menos"}',
      'warning blocks/text.yaml:4:12 text-phrase-wrong {"phrase":"the for","correct":"for the"}',
    ],
  },
  'the same words are right where they belong to others': {
    files: plain(
      'Sobre todo los lunes, y de todo los martes. Todos el lunes descansan. Todo los une.',
      'The by now famous loaf, the for sale sign.',
    ),
    problems: [],
  },
  'names, quotations and other words that look like them are right': {
    files: plain(
      'Esta lista de Mas de las Matas, en Android y iPhone, o hot dog; la misa en si. Dijo: «haber si vienes». Aun no siendo fiesta.',
      'As is our wont, its a cappella songs. See “your welcome to it”.',
    ),
    problems: [],
  },
  'words that are right beside each other are not': {
    files: plain(
      'Si no hay pan, hay hielo y hierba; ve a por el pan, aun así, o hazlo por haber sido así. Los que esperan.',
      'Of course you could of course ask, rather then than later: its crust, and those of you is enough. Whoever sold it to you is right, and who told you has it.',
    ),
    problems: [],
  },
  'a verb that is another one, and a word too many, are told': {
    files: plain(
      'Hecha un vistazo: pueden de elegir. La escuela esta en Madrid.',
      'They can to choose, and it depends of you.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Hecha","correct":"Echa"}',
      'warning blocks/text.yaml:3:26 text-phrase-wrong {"phrase":"pueden de elegir","correct":"pueden elegir"}',
      'warning blocks/text.yaml:3:55 text-phrase-wrong {"phrase":"esta en","correct":"está en"}',
      'warning blocks/text.yaml:4:13 text-phrase-wrong {"phrase":"can to","correct":"can"}',
      'warning blocks/text.yaml:4:35 text-phrase-wrong {"phrase":"depends of","correct":"depends on"}',
    ],
  },
  'where they are what they look like, nothing is': {
    files: plain(
      'Una pizza hecha en casa, de esta en Madrid hay dos. Tiene que haber que elegir, sino también pagar.',
      'Pass the can to Ana: her will to learn, since two years ago, and an advice line.',
    ),
    problems: [],
  },
  'an accent that only the words beside it ask for is told': {
    files: plain(
      'Tu eliges el que mas te guste: a mi me sirve. Aquí esta el pan, y no se si hay. Vamos ha ver. Lo e visto.',
      'Bread',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Tu eliges","correct":"Tú eliges"}',
      'warning blocks/text.yaml:3:25 text-phrase-wrong {"phrase":"mas","correct":"más"}',
      'warning blocks/text.yaml:3:39 text-phrase-wrong {"phrase":"a mi","correct":"a mí"}',
      'warning blocks/text.yaml:3:54 text-phrase-wrong {"phrase":"Aquí esta","correct":"Aquí está"}',
      'warning blocks/text.yaml:3:74 text-phrase-wrong {"phrase":"no se si","correct":"no sé si"}',
    ],
  },
  'where they may mean something else it is right': {
    files: plain(
      'Vivo en un mas; si tu pan se seca, es tu mesa. A mi hijo, para mi casa. Hoy esta hogaza. No se dice. A todos las gracias.',
      'What drives you helps us; teaching the students is fun, and there is two hours’ rest.',
    ),
    problems: [],
  },
  'a verb in the number of another one is told': {
    files: plain(
      'Todos las mañanas',
      'The bakers takes two loaves. We bakes many. There is many loaves, and each visitors.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Todos las","correct":"Todas las"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"The bakers takes","correct":"The bakers take"}',
      'warning blocks/text.yaml:4:37 text-phrase-wrong {"phrase":"We bakes","correct":"We bake"}',
      'warning blocks/text.yaml:4:52 text-phrase-wrong {"phrase":"There is many","correct":"There are many"}',
      'warning blocks/text.yaml:4:78 text-phrase-wrong {"phrase":"each visitors","correct":"each visitor"}',
    ],
  },
  'so it is in Spanish where a noun, a pronoun or a list is meant': {
    files: plain(
      'El tubo que une; se halla situado, a media asta el lunes. Todos las conocen, todas los tenemos. Do, re, la, si. Planta 2 plaza 115, semana 2 día 3, 27 plaza de Castilla. Con el, digamos, mejor; me gusta esta en la plaza',
      'Bread',
    ),
    problems: [],
  },
  'so it is in English where the words belong to others': {
    files: plain(
      'Pan',
      'We do all we can to help. Make the most of the oven. Looking after people is hard. How much people earn; the less people know. Thanks for your welcome. When their open day is; cables are not loose. Teachers and there’s more. News, weather',
    ),
    problems: [],
  },
  'what sounds like another word is told by those around it, and is right among others': {
    files: plain(
      'Espero que halla pan. El horno se haya en la plaza; quien lo busca y halla, aunque se haya movido',
      'Their is no bread. Come if your able to, on there own: your going to love it. Is their bread there, own bread? When your new to-do list is',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Espero que halla","correct":"Espero que haya"}',
      'warning blocks/text.yaml:3:39 text-phrase-wrong {"phrase":"se haya","correct":"se halla"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"Their is","correct":"There is"}',
      'warning blocks/text.yaml:4:32 text-phrase-wrong {"phrase":"if your able to","correct":"if you’re able to"}',
      'warning blocks/text.yaml:4:49 text-phrase-wrong {"phrase":"on there own","correct":"on their own"}',
      'warning blocks/text.yaml:4:63 text-phrase-wrong {"phrase":"your going to","correct":"you’re going to"}',
    ],
  },
  'what is wrong in the same words is still told': {
    files: plain(
      'No creo que halla venido. Se queda con el, y basta',
      'You can to come. How many: much people. The most of the loaves',
    ),
    problems: [
      'warning blocks/text.yaml:3:20 text-phrase-wrong {"phrase":"halla venido","correct":"haya venido"}',
      'warning blocks/text.yaml:3:43 text-phrase-wrong {"phrase":"con el","correct":"con él"}',
      'warning blocks/text.yaml:4:12 text-phrase-wrong {"phrase":"can to","correct":"can"}',
      'warning blocks/text.yaml:4:35 text-phrase-wrong {"phrase":"much people","correct":"many people"}',
      'warning blocks/text.yaml:4:48 text-phrase-wrong {"phrase":"The most of the","correct":"Most of the"}',
    ],
  },
  'the signs of measures are told as they are written': {
    files: plain('A 5 Km, 3 hrs y 20 Kg de pan', 'At 5 km, 3 h and 20 kg of bread'),
    problems: [
      'warning blocks/text.yaml:3:10 text-phrase-wrong {"phrase":"5 Km","correct":"5 km"}',
      'warning blocks/text.yaml:3:16 text-phrase-wrong {"phrase":"3 hrs","correct":"3 h"}',
      'warning blocks/text.yaml:3:24 text-phrase-wrong {"phrase":"20 Kg","correct":"20 kg"}',
    ],
  },
  'one is in the singular, and what is free is said with its verb': {
    files: plain(
      'Hay 1 aulas. Dura de 1 a 3 días, y la fase 1 horas',
      'Its free. Its open, airy rooms and its free parking. It lasts 1 hours',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Hay 1 aulas","correct":"Hay 1 aula"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"Its free","correct":"It’s free"}',
      'warning blocks/text.yaml:4:64 text-phrase-wrong {"phrase":"lasts 1 hours","correct":"lasts 1 hour"}',
    ],
  },
  'a form with two letters swapped is told where nothing follows from which something comes': {
    files: plain('Rellena el formulario. Es de donde viene.', 'Fill in the from. It is where it comes from.'),
    problems: ['warning blocks/text.yaml:4:16 text-phrase-wrong {"phrase":"the from","correct":"the form"}'],
  },
  'what asks for a reason, what is compared, and one of something': {
    files: plain('¿Porque elegirnos? Dura 1 años. ¿Porque sí?', 'We have more then ten. There was more then.'),
    problems: [
      'warning blocks/text.yaml:3:9 text-phrase-wrong {"phrase":"Porque","correct":"Por qué"}',
      'warning blocks/text.yaml:3:27 text-phrase-wrong {"phrase":"Dura 1 años","correct":"Dura 1 año"}',
      'warning blocks/text.yaml:4:16 text-phrase-wrong {"phrase":"more then","correct":"more than"}',
    ],
  },
  'years that lack their tilde': {
    files: plain('Cada ano, tres veces al ano y con 18 anos; el ano, fisuras del ano', 'Bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Cada ano","correct":"Cada año"}',
      'warning blocks/text.yaml:3:23 text-phrase-wrong {"phrase":"veces al ano","correct":"veces al año"}',
      'warning blocks/text.yaml:3:45 text-phrase-wrong {"phrase":"anos","correct":"años"}',
    ],
  },
  'a verb that counts nobody, a pronoun before a noun, and what follows no verb are told': {
    files: plain(
      'Hubieron muchos panes a tú gusto. Creemos de que tú ritmo importa. Para mi el pan es vida.',
      'I am agree: many guest. He have a 3th loaf and a 22th one.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Hubieron","correct":"Hubo"}',
      'warning blocks/text.yaml:3:30 text-phrase-wrong {"phrase":"a tú","correct":"a tu"}',
      'warning blocks/text.yaml:3:42 text-phrase-wrong {"phrase":"Creemos de que","correct":"Creemos que"}',
      'warning blocks/text.yaml:3:57 text-phrase-wrong {"phrase":"tú","correct":"tu"}',
      'warning blocks/text.yaml:3:75 text-phrase-wrong {"phrase":"Para mi","correct":"Para mí"}',
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"I am agree","correct":"I agree"}',
      'warning blocks/text.yaml:4:20 text-phrase-wrong {"phrase":"many guest","correct":"many guests"}',
      'warning blocks/text.yaml:4:32 text-phrase-wrong {"phrase":"He have","correct":"He has"}',
      'warning blocks/text.yaml:4:42 text-phrase-wrong {"phrase":"3th","correct":"3rd"}',
      'warning blocks/text.yaml:4:57 text-phrase-wrong {"phrase":"22th","correct":"22nd"}',
    ],
  },
  'so many who had done it, from you to me, what somebody thinks of it, and students’ jobs are right': {
    files: plain(
      'Cuando hubieron llegado dos, hablaron de tú a tú con prisa. ¿Qué opina de que cierren? Tú reserva. Para mi hermano.',
      'Many student jobs, these course notes, if he have time, the 11th, 12th, 13th, 21st and 112th; he weighs 11st 4lb.',
    ),
    problems: [],
  },
  'what «todo», «él», «tu» and the like are that another word only seems to belong to, is right': {
    files: plain(
      'Lo pintamos todo los dos. La obra lo dice todo los jueves. Él profesor, ella médica. Ella actriz y él controlador. Los posesivos son mi, tu; su. Habían dos veces ganado',
      'The for and against, the with love range. We meet everyday needs. Negative affect on waking. An assist to the class',
    ),
    problems: [],
  },
  'in English other verbs that do not agree are told, and the end of a term without its article': {
    files: plain(
      'Pan',
      'It include the oven. We trains bakers. You cannot takes it. The course start in May, and at end of term it stops.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"It include","correct":"It includes"}',
      'warning blocks/text.yaml:4:29 text-phrase-wrong {"phrase":"We trains","correct":"We train"}',
      'warning blocks/text.yaml:4:51 text-phrase-wrong {"phrase":"cannot takes","correct":"cannot take"}',
      'warning blocks/text.yaml:4:68 text-phrase-wrong {"phrase":"The course start","correct":"The course starts"}',
      'warning blocks/text.yaml:4:97 text-phrase-wrong {"phrase":"at end of","correct":"at the end of"}',
    ],
  },
  'verbs are told of whatever trade it is': {
    files: plain(
      'Pan',
      'You can visits the shop. Does the price covers a towel? She teach on Monday. The hotel offer a bed.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"You can visits","correct":"You can visit"}',
      'warning blocks/text.yaml:4:33 text-phrase-wrong {"phrase":"Does the price covers","correct":"Does the price cover"}',
      'warning blocks/text.yaml:4:64 text-phrase-wrong {"phrase":"She teach","correct":"She teaches"}',
      'warning blocks/text.yaml:4:85 text-phrase-wrong {"phrase":"The hotel offer","correct":"The hotel offers"}',
    ],
  },
  'so are nouns, and what is said in the words of another language': {
    files: plain(
      'Pan',
      'It’s rooms are made. Two friend’s have come. We are open since 1998. The bread is make here. Our both ovens.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"It’s rooms","correct":"Its rooms"}',
      'warning blocks/text.yaml:4:29 text-phrase-wrong {"phrase":"Two friend’s","correct":"Two friends"}',
      'warning blocks/text.yaml:4:56 text-phrase-wrong {"phrase":"are open since","correct":"have been open since"}',
      'warning blocks/text.yaml:4:87 text-phrase-wrong {"phrase":"is make","correct":"is made"}',
      'warning blocks/text.yaml:4:101 text-phrase-wrong {"phrase":"Our both","correct":"Both our"}',
    ],
  },
  'in Spanish what is said of whatever trade is, too': {
    files: plain('Él hotel tiene piscina. Estoy seguro que te gusta. Se alquila barcas. Cerramos a la 8.', 'Bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Él hotel","correct":"El hotel"}',
      'warning blocks/text.yaml:3:38 text-phrase-wrong {"phrase":"seguro que","correct":"seguro de que"}',
      'warning blocks/text.yaml:3:59 text-phrase-wrong {"phrase":"Se alquila barcas","correct":"Se alquilan barcas"}',
      'warning blocks/text.yaml:3:78 text-phrase-wrong {"phrase":"Cerramos a la 8","correct":"Cerramos a las 8"}',
    ],
  },
  'so are «que» and «por hay» in the wrong place': {
    files: plain(
      'Ven por que hay sitio. Sino llegas a tiempo, avisa. No ahí aparcamiento, y por hay se entra. Aún que llueva.',
      'Bread',
    ),
    problems: [
      'warning blocks/text.yaml:3:12 text-phrase-wrong {"phrase":"por que hay","correct":"porque hay"}',
      'warning blocks/text.yaml:3:31 text-phrase-wrong {"phrase":"Sino","correct":"Si no"}',
      'warning blocks/text.yaml:3:60 text-phrase-wrong {"phrase":"No ahí","correct":"No hay"}',
      'warning blocks/text.yaml:3:83 text-phrase-wrong {"phrase":"por hay","correct":"por ahí"}',
      'warning blocks/text.yaml:3:101 text-phrase-wrong {"phrase":"Aún que","correct":"Aunque"}',
    ],
  },
  'what is said of him, a reason, and a purpose are right': {
    files: plain(
      'Lo que él hace es pan. Él solo tiene uno; él no está. La razón por que hay pan. Optan por que no sea así. Sino flores. No ahí, sino ahí mismo. Es más aún que antes. Se vende más. Un tubo dos veces. Cuanto más mejor',
      'Bread',
    ),
    problems: [],
  },
  'English words that sound like others are told by those around them': {
    files: plain(
      'Pan',
      'You’re room is ready. We where there. Take a deep breathe. The hole team is here. Next weak we are closed.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"You’re room is","correct":"Your room is"}',
      'warning blocks/text.yaml:4:30 text-phrase-wrong {"phrase":"We where","correct":"We were"}',
      'warning blocks/text.yaml:4:53 text-phrase-wrong {"phrase":"deep breathe","correct":"deep breath"}',
      'warning blocks/text.yaml:4:67 text-phrase-wrong {"phrase":"The hole team","correct":"The whole team"}',
      'warning blocks/text.yaml:4:90 text-phrase-wrong {"phrase":"Next weak","correct":"Next week"}',
    ],
  },
  'so are those of a shop': {
    files: plain(
      'Pan',
      'Everything is on sail. Choose a desert from our menu. A complementary breakfast. We except cards. Pay buy card.',
    ),
    problems: [
      'warning blocks/text.yaml:4:19 text-phrase-wrong {"phrase":"is on sail","correct":"is on sale"}',
      'warning blocks/text.yaml:4:40 text-phrase-wrong {"phrase":"desert","correct":"dessert"}',
      'warning blocks/text.yaml:4:64 text-phrase-wrong {"phrase":"complementary breakfast","correct":"complimentary breakfast"}',
      'warning blocks/text.yaml:4:89 text-phrase-wrong {"phrase":"We except cards","correct":"We accept cards"}',
      'warning blocks/text.yaml:4:106 text-phrase-wrong {"phrase":"Pay buy card","correct":"Pay by card"}',
    ],
  },
  'so are those of a letter': {
    files: plain(
      'Pan',
      'Thank your for coming. Please not that we close. Let us no. I wood like to come. See you their.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 text-phrase-wrong {"phrase":"Thank your","correct":"Thank you"}',
      'warning blocks/text.yaml:4:31 text-phrase-wrong {"phrase":"Please not","correct":"Please note"}',
      'warning blocks/text.yaml:4:57 text-phrase-wrong {"phrase":"Let us no","correct":"Let us know"}',
      'warning blocks/text.yaml:4:68 text-phrase-wrong {"phrase":"I wood","correct":"I would"}',
      'warning blocks/text.yaml:4:93 text-phrase-wrong {"phrase":"you their","correct":"you there"}',
    ],
  },
  'what sounds like another word is right where it is meant': {
    files: plain(
      'Pan',
      'What you’re after is bread. There sometimes are queues. Side effects you may see. The place you want to go to. Weather conditions are good. Whose waiting list? Quite and simple stories. Tell them where. He walked to and fro. Turn of the century. We have past experience. Steel beams bear loads.',
    ),
    problems: [],
  },
  'in Spanish what sounds like another word is told at the beginning, too': {
    files: plain(
      'Has la prueba. Ahí que llegar pronto. Hay está la tahona. ¿Porque no vienes? Ha veces cerramos.',
      'Bread',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Has la","correct":"Haz la"}',
      'warning blocks/text.yaml:3:23 text-phrase-wrong {"phrase":"Ahí que llegar","correct":"Hay que llegar"}',
      'warning blocks/text.yaml:3:46 text-phrase-wrong {"phrase":"Hay está","correct":"Ahí está"}',
      'warning blocks/text.yaml:3:67 text-phrase-wrong {"phrase":"Porque","correct":"Por qué"}',
      'warning blocks/text.yaml:3:85 text-phrase-wrong {"phrase":"Ha veces","correct":"A veces"}',
    ],
  },
  'so are words that are parted or joined': {
    files: plain('Llama nos, por fabor. Abrimos entorno a las ocho, sobretodo en mayo. Acerca te hoy.', 'Bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Llama nos","correct":"Llámanos"}',
      'warning blocks/text.yaml:3:19 text-phrase-wrong {"phrase":"por fabor","correct":"por favor"}',
      'warning blocks/text.yaml:3:38 text-phrase-wrong {"phrase":"entorno a","correct":"en torno a"}',
      'warning blocks/text.yaml:3:58 text-phrase-wrong {"phrase":"sobretodo","correct":"sobre todo"}',
      'warning blocks/text.yaml:3:77 text-phrase-wrong {"phrase":"Acerca te","correct":"Acércate"}',
    ],
  },
  'so are accents and letters': {
    files: plain(
      'No se por qué. Tomamos un te con pan. Dinos que te parece. Un error grabe. El horno esta echo a mano.',
      'Bread',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"No se por qué","correct":"No sé por qué"}',
      'warning blocks/text.yaml:3:31 text-phrase-wrong {"phrase":"un te","correct":"un té"}',
      'warning blocks/text.yaml:3:46 text-phrase-wrong {"phrase":"Dinos que te parece","correct":"Dinos qué te parece"}',
      'warning blocks/text.yaml:3:70 text-phrase-wrong {"phrase":"error grabe","correct":"error grave"}',
      'warning blocks/text.yaml:3:92 text-phrase-wrong {"phrase":"esta echo","correct":"está hecho"}',
    ],
  },
  'each of them is right where it is meant': {
    files: plain(
      'De ahí que cerrar cueste. Hay tienda. No hay peor cuña que la de la misma madera. Vive en un entorno a la altura. Lleva un sobretodo en invierno. Se lo has hecho. A media asta hoy. Has venido. Que te den de comer. No se come solo.',
      'Bread',
    ),
    problems: [],
  },
  'so is the verb of a question': {
    files: plain('Pan', 'How long does the course takes?'),
    problems: [
      'warning blocks/text.yaml:4:17 text-phrase-wrong {"phrase":"does the course takes","correct":"does the course take"}',
    ],
  },
  'a verb behind several people, in the past, in a question, or that belongs to a noun is right': {
    files: plain(
      'Pan',
      'The staff need a rest. It cost a lot. Can guests bring a dog? We bakers know. Which rooms must visitors pay? Does the news arrive? It always has a way. What time they open is up to them. The job offer in Madrid is open.',
    ),
    problems: [],
  },
  'what somebody is told to do, a noun that is a verb as well, and what is asked for are right': {
    files: plain(
      'Pan',
      'Let it start at once. The course start date is in May. Does the oven work? A can opens. At the end of May it has ended. If it need be.',
    ),
    problems: [],
  },
  'what somebody studies, and who somebody is, are right': {
    files: plain(
      'Las asignaturas las curso en línea. ¿Eres tú instructor? Si eres tú familia de un socio, entra',
      'I take the subjects online',
    ),
    problems: [],
  },
  'an article stands once: it is part of «del» and «al», behind which a note may be named': {
    files: plain('Cerca del la plaza y al los lados. Una misa en la menor, y al la mayor del fin.', 'By the square.'),
    problems: [
      'warning blocks/text.yaml:3:14 text-phrase-wrong {"phrase":"del la","correct":"de la"}',
      'warning blocks/text.yaml:3:29 text-phrase-wrong {"phrase":"al los","correct":"a los"}',
    ],
  },
  'what is asked within a sentence has its accent': {
    files: plain(
      'Te explicamos como alimentarla, dinos cuanto dura y pasa por el tarde. Valla a verlo.',
      'We explain how to feed it.',
    ),
    problems: [
      'warning blocks/text.yaml:3:11 text-phrase-wrong {"phrase":"explicamos como","correct":"explicamos cómo"}',
      'warning blocks/text.yaml:3:40 text-phrase-wrong {"phrase":"dinos cuanto","correct":"dinos cuánto"}',
      'warning blocks/text.yaml:3:65 text-phrase-wrong {"phrase":"por el tarde","correct":"por la tarde"}',
      'warning blocks/text.yaml:3:79 text-phrase-wrong {"phrase":"Valla","correct":"Vaya"}',
    ],
  },
  'what is compared, and a fence, have none': {
    files: plain('Lo explica como nadie: quiere saber cuanto antes si es así. Valla a media altura.', 'Hello'),
    problems: [],
  },
  'what English confuses with what sounds alike, or counts otherwise, is told': {
    files: {
      'blocks/text.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - text: { es: "Pan.", en: "How much loaves can you bake? There is no rolls left." }
          - text: { es: "Pan.", en: "One of our baker will call you. The bakery close at two." }
          - text: { es: "Pan.", en: "We look forward to hear from you. Bigger then ever." }
          - text: { es: "Pan.", en: "It was make here. Pleas call; bring you form, it will effect your order." }
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:34 text-phrase-wrong {"phrase":"much loaves","correct":"many loaves"}',
      'warning blocks/text.yaml:4:60 text-phrase-wrong {"phrase":"There is no rolls","correct":"There are no rolls"}',
      'warning blocks/text.yaml:5:30 text-phrase-wrong {"phrase":"One of our baker","correct":"One of our bakers"}',
      'warning blocks/text.yaml:5:62 text-phrase-wrong {"phrase":"The bakery close","correct":"The bakery closes"}',
      'warning blocks/text.yaml:6:33 text-phrase-wrong {"phrase":"look forward to hear","correct":"look forward to hearing"}',
      'warning blocks/text.yaml:6:64 text-phrase-wrong {"phrase":"Bigger then","correct":"Bigger than"}',
      'warning blocks/text.yaml:7:33 text-phrase-wrong {"phrase":"was make","correct":"was made"}',
      'warning blocks/text.yaml:7:48 text-phrase-wrong {"phrase":"Pleas","correct":"Please"}',
      'warning blocks/text.yaml:7:60 text-phrase-wrong {"phrase":"bring you","correct":"bring your"}',
      'warning blocks/text.yaml:7:79 text-phrase-wrong {"phrase":"will effect","correct":"will affect"}',
    ],
  },
  'what comes close to that is right': {
    files: plain(
      'Pan.',
      'How much this costs, and no news. There is no bus. One of our staff will call. When does the bakery close at two? It gets better, then others come. It has been make or break. Does it help? I see.',
    ),
    problems: [],
  },
  'what Spanish confuses with what sounds alike, or counts otherwise, is told': {
    files: {
      'blocks/text.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - text: { en: "Bread.", es: "Dura seis mes. Vamos ha hornear." }
          - text: { en: "Bread.", es: "Si tubieras dudas, ven. Un de los hornos." }
          - text: { en: "Bread.", es: "La gente son amable. Se a inscrito Ana." }
          - text: { en: "Bread.", es: "Un aula equipado. Me se ha olvidado." }
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:37 text-phrase-wrong {"phrase":"seis mes","correct":"seis meses"}',
      'warning blocks/text.yaml:4:47 text-phrase-wrong {"phrase":"Vamos ha hornear","correct":"Vamos a hornear"}',
      'warning blocks/text.yaml:5:35 text-phrase-wrong {"phrase":"tubieras","correct":"tuvieras"}',
      'warning blocks/text.yaml:5:56 text-phrase-wrong {"phrase":"Un","correct":"Uno"}',
      'warning blocks/text.yaml:6:32 text-phrase-wrong {"phrase":"La gente son","correct":"La gente es"}',
      'warning blocks/text.yaml:6:53 text-phrase-wrong {"phrase":"Se a inscrito","correct":"Se ha inscrito"}',
      'warning blocks/text.yaml:7:35 text-phrase-wrong {"phrase":"aula equipado","correct":"aula equipada"}',
      'warning blocks/text.yaml:7:50 text-phrase-wrong {"phrase":"Me se ha","correct":"Se me ha"}',
    ],
  },
  'what comes close to that in Spanish is right as well': {
    files: plain(
      'El mes, un tubo, no ha lugar. Para la gente son gratis. Si aquí encontraras pan, ven. Me he ido y se ha ido. El agua, limpio el vaso.',
      'Bread. It is here. We are there. Come in. That is it. The water is in the glass.',
    ),
    problems: [],
  },
  'in English, forms of verbs that nobody says behind another one are told, and what is built as other languages do': {
    files: {
      'blocks/text.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - text: { es: "Pan.", en: "We have went out. It was wrote by us. You should brought a hat." }
          - text: { es: "Pan.", en: "Did you saw it? We didn’t knew. We will opening a shop." }
          - text: { es: "Pan.", en: "It can be repair in a day. We looking for a cook. We has it." }
          - text: { es: "Pan.", en: "Our tours starts at nine. There are a lift inside. Each guests gets a key." }
          - text: { es: "Pan.", en: "Our guests comfort comes first. We arrive to your house. The womens team." }
          - text: { es: "Pan.", en: "The most cheapest bread. What I can bring? We don’t need no oven." }
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:33 text-phrase-wrong {"phrase":"have went","correct":"have gone"}',
      'warning blocks/text.yaml:4:51 text-phrase-wrong {"phrase":"was wrote","correct":"was written"}',
      'warning blocks/text.yaml:4:68 text-phrase-wrong {"phrase":"You should brought","correct":"You should bring"}',
      'warning blocks/text.yaml:5:30 text-phrase-wrong {"phrase":"Did you saw","correct":"Did you see"}',
      'warning blocks/text.yaml:5:49 text-phrase-wrong {"phrase":"didn’t knew","correct":"didn’t know"}',
      'warning blocks/text.yaml:5:62 text-phrase-wrong {"phrase":"We will opening","correct":"We will open"}',
      'warning blocks/text.yaml:6:33 text-phrase-wrong {"phrase":"can be repair","correct":"can be repaired"}',
      'warning blocks/text.yaml:6:57 text-phrase-wrong {"phrase":"We looking","correct":"We are looking"}',
      'warning blocks/text.yaml:6:80 text-phrase-wrong {"phrase":"We has","correct":"We have"}',
      'warning blocks/text.yaml:7:30 text-phrase-wrong {"phrase":"Our tours starts","correct":"Our tours start"}',
      'warning blocks/text.yaml:7:56 text-phrase-wrong {"phrase":"There are a lift","correct":"There is a lift"}',
      'warning blocks/text.yaml:7:81 text-phrase-wrong {"phrase":"Each guests gets","correct":"Each guest gets"}',
      'warning blocks/text.yaml:8:30 text-phrase-wrong {"phrase":"Our guests comfort","correct":"Our guests’ comfort"}',
      'warning blocks/text.yaml:8:65 text-phrase-wrong {"phrase":"arrive to your house","correct":"arrive at your house"}',
      'warning blocks/text.yaml:8:91 text-phrase-wrong {"phrase":"womens","correct":"women’s"}',
      'warning blocks/text.yaml:9:30 text-phrase-wrong {"phrase":"The most cheapest","correct":"The cheapest"}',
      'warning blocks/text.yaml:9:55 text-phrase-wrong {"phrase":"What I can bring","correct":"What can I bring"}',
      'warning blocks/text.yaml:9:76 text-phrase-wrong {"phrase":"don’t need no","correct":"don’t need any"}',
    ],
  },
  'what comes close to that in English is right as well': {
    files: plain(
      'Pan. Está aquí. Hay de todo. Lo hacemos con harina y con agua, y lo cocemos en el horno de la casa.',
      'The ideas I had came to me. You have write access. The one we can bake is used. As you would expected guests, welcome us. We are used to walking. What do I need to bring? Do you know why you close at one? Give our guests comfort. Those present is a word. The mathematics starts at nine. For our guests comfort is all. They’re all here. After use the oven is cleaned. Thanks for help with it. More later. It has lots of room.',
    ),
    problems: [],
  },
  'in Spanish, forms of verbs that nobody says behind another word are told, and what is built otherwise': {
    files: {
      'blocks/text.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - text: { en: "Bread.", es: "Hemos resolvido todo. Han cambiar la sala. Han habido quejas." }
          - text: { en: "Bread.", es: "Nosotros prepara pan. Tú puede venir. Ellos cuida la masa." }
          - text: { en: "Bread.", es: "Me encanta los panes. Para que tienes pan. Si tendríamos masa, avisamos." }
          - text: { en: "Bread.", es: "Puedes reservas ya. Estamos buscar ayuda. Llamastes ayer." }
          - text: { en: "Bread.", es: "Está riquísimo, muy buenísimo. La primer vez. Es un grande día." }
          - text: { en: "Bread.", es: "El nueva mesa. Tenemos dos mesa. El horno a renovado su aire." }
          - text: { en: "Bread.", es: "Abrimos entre las nueve a las dos. Nadie no viene. No se cuando." }
          - text: { en: "Bread.", es: "El horno a renovado la sala. No se cuando abre." }
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:38 text-phrase-wrong {"phrase":"resolvido","correct":"resuelto"}',
      'warning blocks/text.yaml:4:54 text-phrase-wrong {"phrase":"Han cambiar","correct":"Han cambiado"}',
      'warning blocks/text.yaml:4:75 text-phrase-wrong {"phrase":"Han habido","correct":"Ha habido"}',
      'warning blocks/text.yaml:5:32 text-phrase-wrong {"phrase":"Nosotros prepara","correct":"Nosotros preparamos"}',
      'warning blocks/text.yaml:5:54 text-phrase-wrong {"phrase":"Tú puede","correct":"Tú puedes"}',
      'warning blocks/text.yaml:5:70 text-phrase-wrong {"phrase":"Ellos cuida","correct":"Ellos cuidan"}',
      'warning blocks/text.yaml:6:32 text-phrase-wrong {"phrase":"Me encanta","correct":"Me encantan"}',
      'warning blocks/text.yaml:6:54 text-phrase-wrong {"phrase":"Para que tienes","correct":"Para que tengas"}',
      'warning blocks/text.yaml:6:75 text-phrase-wrong {"phrase":"Si tendríamos","correct":"Si tuviéramos"}',
      'warning blocks/text.yaml:7:32 text-phrase-wrong {"phrase":"Puedes reservas","correct":"Puedes reservar"}',
      'warning blocks/text.yaml:7:52 text-phrase-wrong {"phrase":"Estamos buscar","correct":"Estamos buscando"}',
      'warning blocks/text.yaml:7:74 text-phrase-wrong {"phrase":"Llamastes","correct":"Llamaste"}',
      'warning blocks/text.yaml:8:48 text-phrase-wrong {"phrase":"muy buenísimo","correct":"buenísimo"}',
      'warning blocks/text.yaml:8:63 text-phrase-wrong {"phrase":"La primer","correct":"La primera"}',
      'warning blocks/text.yaml:8:81 text-phrase-wrong {"phrase":"un grande","correct":"un gran"}',
      'warning blocks/text.yaml:9:32 text-phrase-wrong {"phrase":"El nueva","correct":"La nueva"}',
      'warning blocks/text.yaml:9:55 text-phrase-wrong {"phrase":"dos mesa","correct":"dos mesas"}',
      'warning blocks/text.yaml:9:74 text-phrase-wrong {"phrase":"a renovado","correct":"ha renovado"}',
      'warning blocks/text.yaml:10:40 text-phrase-wrong {"phrase":"entre las nueve a las dos","correct":"entre las nueve y las dos"}',
      'warning blocks/text.yaml:10:67 text-phrase-wrong {"phrase":"Nadie no","correct":"Nadie"}',
      'warning blocks/text.yaml:11:41 text-phrase-wrong {"phrase":"a renovado","correct":"ha renovado"}',
      'warning blocks/text.yaml:11:61 text-phrase-wrong {"phrase":"No se cuando","correct":"No sé cuándo"}',
    ],
  },
  'what is built like that in Spanish and is right is not': {
    files: plain(
      'Con nosotros trabaja Ana. Tú elige y nosotros lo hacemos. Me alegra que vengas. Me gusta los lunes salir. Más seguro de que nunca. Se puede pasado mañana. ¿Quién de vosotros puede? Hay maderos que han dicha. Lo mejor de que vengas. Este empieza hoy. Te la regalo. Si puedes pasas. Confiamos con los ojos cerrados. Tanto fruta como pan.',
      'Bread. It is here. We are there. Come in. That is it. The water is in the glass. There is a lot of it to eat.',
    ),
    problems: [],
  },
  'more of that is told in Spanish': {
    files: {
      'blocks/text.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - text: { en: "Bread.", es: "Vamos visitar el horno. Mi hija y yo trabaja aquí. Todo el mundo pueden entrar." }
          - text: { en: "Bread.", es: "Vino demasiado gente. Nos falta dos panes. Antes de que vienes, llama." }
          - text: { en: "Bread.", es: "A pesar que llueve, abrimos. Una de las mesas están libres. Medio hora." }
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:32 text-phrase-wrong {"phrase":"Vamos visitar","correct":"Vamos a visitar"}',
      'warning blocks/text.yaml:4:64 text-phrase-wrong {"phrase":"y yo trabaja","correct":"y yo trabajamos"}',
      'warning blocks/text.yaml:4:83 text-phrase-wrong {"phrase":"Todo el mundo pueden","correct":"Todo el mundo puede"}',
      'warning blocks/text.yaml:5:37 text-phrase-wrong {"phrase":"demasiado gente","correct":"demasiada gente"}',
      'warning blocks/text.yaml:5:54 text-phrase-wrong {"phrase":"Nos falta","correct":"Nos faltan"}',
      'warning blocks/text.yaml:5:75 text-phrase-wrong {"phrase":"Antes de que vienes","correct":"Antes de que vengas"}',
      'warning blocks/text.yaml:6:32 text-phrase-wrong {"phrase":"A pesar que","correct":"A pesar de que"}',
      'warning blocks/text.yaml:6:61 text-phrase-wrong {"phrase":"Una de las mesas están","correct":"Una de las mesas está"}',
      'warning blocks/text.yaml:6:92 text-phrase-wrong {"phrase":"Medio hora","correct":"Media hora"}',
    ],
  },
  'more slips of those who write by ear': {
    files: {
      'blocks/text.yaml': yaml`
        type: checklist
        title: { es: "Pan", en: "Bread" }
        items:
          - text: { es: "En el horno ay mucha leña. Nunca avía visto tanta.", en: "Come with you’re family." }
          - text: { es: "Una programa. Las primera semanas. Los nuevo hornos.", en: "You’re right." }
          - text: { es: "Nos dijeron de que hay pan i sal.", en: "Bread." }
      `,
    },
    problems: [
      'warning blocks/text.yaml:4:30 text-phrase-wrong {"phrase":"ay","correct":"hay"}',
      'warning blocks/text.yaml:4:51 text-phrase-wrong {"phrase":"avía","correct":"había"}',
      'warning blocks/text.yaml:4:81 text-phrase-wrong {"phrase":"with you’re","correct":"with your"}',
      'warning blocks/text.yaml:5:18 text-phrase-wrong {"phrase":"Una programa","correct":"Un programa"}',
      'warning blocks/text.yaml:5:32 text-phrase-wrong {"phrase":"Las primera","correct":"Las primeras"}',
      'warning blocks/text.yaml:5:53 text-phrase-wrong {"phrase":"Los nuevo","correct":"Los nuevos"}',
      'warning blocks/text.yaml:6:18 text-phrase-wrong {"phrase":"Nos dijeron de que","correct":"Nos dijeron que"}',
      'warning blocks/text.yaml:6:45 text-phrase-wrong {"phrase":"i","correct":"y"}',
    ],
  },
  'what sounds the same, or has an accent too many or too few': {
    files: {
      ...plain('Haber qué pan hay: de trigo ó de centeno.', 'See where you are loosing time.'),
      'blocks/more.yaml':
        'type: hero\ntitle:\n  es: "¿Es de hoy? Dinos qué necesitas y como podemos ayudarte."\n  en: "Is it of today? Tell us what you need and how we can help."\n',
    },
    problems: [
      'warning blocks/more.yaml:3:26 text-phrase-wrong {"phrase":"qué necesitas y como podemos","correct":"qué necesitas y cómo podemos"}',
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Haber qué","correct":"A ver qué"}',
      'warning blocks/text.yaml:3:36 text-phrase-wrong {"phrase":"ó","correct":"o"}',
      'warning blocks/text.yaml:4:22 text-phrase-wrong {"phrase":"are loosing","correct":"are losing"}',
    ],
  },
  'and what only comes near is right': {
    files: plain(
      'Puede haber quien venga porque sí. Dinos qué quieres y, como mínimo, cuánto. Hay pan o bollos.',
      'Some may come just because. Tell us what you want and, at least, how much. A loose screw.',
    ),
    problems: [],
  },
  '«tu» before a verb and what it takes, and «anos»': {
    files: plain('Tu marcas el ritmo. Tu paraguas el lunes. Hornea desde hace catorce anos', 'Bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-phrase-wrong {"phrase":"Tu marcas","correct":"Tú marcas"}',
      'warning blocks/text.yaml:3:76 text-phrase-wrong {"phrase":"anos","correct":"años"}',
    ],
  },
};
