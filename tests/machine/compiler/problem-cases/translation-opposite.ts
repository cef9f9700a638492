import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a bound, a period, a time of the day, a season, a side, a size or a way that is turned round is told': {
    files: plain(
      'Seis personas como máximo. Cuesta 20 al mes. Ven por la mañana. Cierra en invierno. Está a la derecha. Es presencial. Llama antes de venir. Grupos pequeños',
      'Six people at least. It costs 20 a week. Come in the evening. It rests in summer. It is on the left. It is online. Call after coming. Large groups',
    ),
    problems: [
      'warning blocks/text.yaml:4:19 translation-opposite {"original":"es","translation":"en","word":"at least","other":"como máximo"}',
      'warning blocks/text.yaml:4:41 translation-opposite {"original":"es","translation":"en","word":"a week","other":"al mes"}',
      'warning blocks/text.yaml:4:61 translation-opposite {"original":"es","translation":"en","word":"evening","other":"la mañana"}',
      'warning blocks/text.yaml:4:82 translation-opposite {"original":"es","translation":"en","word":"summer","other":"invierno"}',
      'warning blocks/text.yaml:4:96 translation-opposite {"original":"es","translation":"en","word":"on the left","other":"a la derecha"}',
      'warning blocks/text.yaml:4:115 translation-opposite {"original":"es","translation":"en","word":"online","other":"presencial"}',
      'warning blocks/text.yaml:4:128 translation-opposite {"original":"es","translation":"en","word":"after","other":"antes de"}',
      'warning blocks/text.yaml:4:142 translation-opposite {"original":"es","translation":"en","word":"Large","other":"pequeños"}',
    ],
  },
  'what is more or less, open or closed, or at the weekend or in the week, too': {
    files: plain(
      'Dura más de 20 horas. Solo los fines de semana. Los lunes, cerrado.',
      'It takes less than 20 hours. Weekdays only. Open on Mondays.',
    ),
    problems: [
      'warning blocks/text.yaml:4:17 translation-opposite {"original":"es","translation":"en","word":"less than","other":"más de"}',
      'warning blocks/text.yaml:4:37 translation-opposite {"original":"es","translation":"en","word":"Weekdays","other":"fines de semana"}',
      'warning blocks/text.yaml:4:52 translation-opposite {"original":"es","translation":"en","word":"Open on","other":"cerrado"}',
    ],
  },
  'what is limited, at a level or above, or among the first, too': {
    files: plain(
      'Plazas limitadas. Nivel B2 o superior. Las primeras semanas.',
      'Unlimited places. Level B2 or lower. The last few weeks.',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-opposite {"original":"es","translation":"en","word":"Unlimited","other":"limitadas"}',
      'warning blocks/text.yaml:4:35 translation-opposite {"original":"es","translation":"en","word":"or lower","other":"o superior"}',
      'warning blocks/text.yaml:4:45 translation-opposite {"original":"es","translation":"en","word":"The last few","other":"Las primeras"}',
    ],
  },
  'a place in a row, and how often something happens, too': {
    files: plain(
      'El segundo paso, hasta el final. El último viernes. Renovable dos veces.',
      'The third step, until the end. The first Friday. Renewable four times.',
    ),
    problems: [
      'warning blocks/text.yaml:4:12 translation-opposite {"original":"es","translation":"en","word":"third","other":"segundo"}',
      'warning blocks/text.yaml:4:43 translation-opposite {"original":"es","translation":"en","word":"first","other":"último"}',
      'warning blocks/text.yaml:4:67 translation-opposite {"original":"es","translation":"en","word":"four times","other":"dos veces"}',
    ],
  },
  'a direction, a duty, hours of work, a tax and what is bought, too': {
    files: plain(
      'Al norte. Es obligatorio. A tiempo completo. IVA incluido. Compramos pan.',
      'In the south. It is optional. Part-time. Excluding VAT. We sell bread.',
    ),
    problems: [
      'warning blocks/text.yaml:4:15 translation-opposite {"original":"es","translation":"en","word":"south","other":"norte"}',
      'warning blocks/text.yaml:4:28 translation-opposite {"original":"es","translation":"en","word":"optional","other":"obligatorio"}',
      'warning blocks/text.yaml:4:38 translation-opposite {"original":"es","translation":"en","word":"Part-time","other":"A tiempo completo"}',
      'warning blocks/text.yaml:4:49 translation-opposite {"original":"es","translation":"en","word":"Excluding VAT","other":"IVA incluido"}',
      'warning blocks/text.yaml:4:64 translation-opposite {"original":"es","translation":"en","word":"We sell","other":"Compramos"}',
    ],
  },
  'a price, what it includes, an age, a share, a need and an answer, too': {
    files: plain(
      'Sí, con reserva. El aparcamiento es gratuito. El envío se paga aparte. Para menores de 12 años. Cuesta el doble. No hace falta avisar. Antes del horno',
      'No, with a booking. Parking costs money. Postage is included. For the over 12s. At half the price. You need to tell us. After the kiln',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-opposite {"original":"es","translation":"en","word":"No,","other":"Sí,"}',
      'warning blocks/text.yaml:4:36 translation-opposite {"original":"es","translation":"en","word":"costs","other":"gratuito"}',
      'warning blocks/text.yaml:4:60 translation-opposite {"original":"es","translation":"en","word":"included","other":"se paga aparte"}',
      'warning blocks/text.yaml:4:78 translation-opposite {"original":"es","translation":"en","word":"over","other":"menores de"}',
      'warning blocks/text.yaml:4:91 translation-opposite {"original":"es","translation":"en","word":"half","other":"el doble"}',
      'warning blocks/text.yaml:4:107 translation-opposite {"original":"es","translation":"en","word":"You need to","other":"No hace falta"}',
      'warning blocks/text.yaml:4:128 translation-opposite {"original":"es","translation":"en","word":"After","other":"Antes del"}',
    ],
  },
  'a day on which one language says hours, and another that it is closed, too': {
    files: plain(
      'Sábados, de 10 a 14 h. Domingos, de 10 a 14 h. Lunes, cerrado.',
      'Saturdays, 10am to 2pm. Closed on Sundays. Closed on Mondays.',
    ),
    problems: [
      'warning blocks/text.yaml:4:32 translation-opposite {"original":"es","translation":"en","word":"Closed on Sundays.","other":"Domingos, de 10 a 14 h.","isOfDay":true}',
    ],
  },
  'what is free although it is not for all, or forbidden below an age, is right, and so is a “yes” in the middle': {
    files: plain(
      'La clase cuesta 20 €, con el té incluido. Prohibida a menores de 16. Eso sí, avisa. Libre los lunes. No hay que pagar',
      'The class is €20, with free tea. For over 16s only. No, really, tell us. Free on Mondays. It is free',
    ),
    problems: [],
  },
  'storeys are counted from the ground or from the street, and «una vez que» counts nothing': {
    files: plain(
      'Está en la primera planta. Una vez que llegues, llama dos veces. La segunda quincena de agosto, cerrado.',
      'It is on the second floor. Once you arrive, give two rings. Closed for the last two weeks of August.',
    ),
    problems: [],
  },
  'what says the same in other words, what is denied or closed, and what a language leaves out is right': {
    files: plain(
      'Abrimos siete días a la semana. Las tardes, cerrado. Como máximo, seis. Ven dos días a la semana. De lunes a viernes, mañana o tarde',
      'We are open every day. Open in the mornings. Six, or maybe five. Come twice a week. Monday to Friday, afternoon or morning',
    ),
    problems: [],
  },
  'what is there or not, what it costs, how early, for whom and which half of the day, although something else costs nothing':
    {
      files: plain(
        'El desayuno, no incluido. Wifi sin coste. Anula sin coste hasta 48 horas antes de venir. Desde mediodía. Con descuento',
        'Breakfast included. Wi-Fi at extra cost. Cancel free of charge up to 48 hours after coming. From midnight. With a surcharge',
      ),
      problems: [
        'warning blocks/text.yaml:4:18 translation-opposite {"original":"es","translation":"en","word":"included","other":"no incluido"}',
        'warning blocks/text.yaml:4:34 translation-opposite {"original":"es","translation":"en","word":"at extra cost","other":"sin coste"}',
        'warning blocks/text.yaml:4:86 translation-opposite {"original":"es","translation":"en","word":"after","other":"antes de"}',
        'warning blocks/text.yaml:4:105 translation-opposite {"original":"es","translation":"en","word":"midnight","other":"mediodía"}',
        'warning blocks/text.yaml:4:122 translation-opposite {"original":"es","translation":"en","word":"surcharge","other":"descuento"}',
      ],
    },
  'of what is needed, that is told where the “no” is missing': {
    files: plain('Hace falta avisar', 'There is no need to tell us'),
    problems: [
      'warning blocks/text.yaml:3:8 translation-opposite {"original":"en","translation":"es","word":"Hace falta","other":"no need"}',
    ],
  },
  'what is closed on some days, or in some months, is open on others': {
    files: plain(
      'Abrimos de miércoles a domingo. Abierto de abril a octubre. Abrimos todos los meses menos agosto.',
      'Closed on Mondays and Tuesdays. Closed from November to March. Closed in August.',
    ),
    problems: [],
  },
  'what is not included may be denied elsewhere in the sentence': {
    files: plain('El desayuno no está incluido. No se abre antes de las 9', 'Breakfast is extra. It opens after 9'),
    problems: [],
  },
  'gross is not net, paid not unpaid, inside not outside, near not far, upstairs not downstairs, possible not impossible':
    {
      files: plain(
        'El sueldo bruto. Prácticas remuneradas. Se come dentro del horno. Cerca de la estación. En la planta de abajo. Es imposible',
        'The net salary. Unpaid placements. You eat outside the bakery. Far from the station. It is upstairs. It is possible',
      ),
      problems: [
        'warning blocks/text.yaml:4:12 translation-opposite {"original":"es","translation":"en","word":"net","other":"bruto"}',
        'warning blocks/text.yaml:4:24 translation-opposite {"original":"es","translation":"en","word":"Unpaid","other":"remuneradas"}',
        'warning blocks/text.yaml:4:51 translation-opposite {"original":"es","translation":"en","word":"outside","other":"dentro del"}',
        'warning blocks/text.yaml:4:71 translation-opposite {"original":"es","translation":"en","word":"Far from","other":"Cerca de"}',
        'warning blocks/text.yaml:4:99 translation-opposite {"original":"es","translation":"en","word":"upstairs","other":"la planta de abajo"}',
        'warning blocks/text.yaml:4:112 translation-opposite {"original":"es","translation":"en","word":"is possible","other":"Es imposible"}',
      ],
    },
  'and what denies the one says the other': {
    files: plain(
      'No lejos de la estación. Prácticas no remuneradas. Cerca de 20 panes. No es imposible',
      'Near the station. Unpaid placements. About 20 loaves, from far and wide. It is possible',
    ),
    problems: [],
  },
  'by day and at night, too': {
    files: plain('Dibujo de un horno de noche', 'Drawing of a bakery by day'),
    problems: [
      'warning blocks/text.yaml:4:28 translation-opposite {"original":"es","translation":"en","word":"by day","other":"de noche"}',
    ],
  },
};
