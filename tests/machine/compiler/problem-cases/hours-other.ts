import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

/** A second place beside the only one, open at some times on some days. */
const stall = (days: string, times: string, notice = '') => ({
  'places/locations.yaml': `${basicText('places/locations.yaml')}\n${basicText('places/locations.yaml')
    .replace(/^shop:\n/, `stall:\n${notice}  openingHours:\n    - { days: [${days}], ${times} }\n`)
    .replace('La tienda', 'El puesto')
    .replace('The shop', 'The stall')
    .replace('Obrador y tienda.', 'Pan del día.')
    .replace('Bakehouse and shop.', 'Bread of the day.')}`,
});

/** The only place, open at some times on Mondays; behind its own hours, where it has some, as visitors read them. */
const shop = (spans: readonly string[], hours = '') => ({
  'places/locations.yaml': basicText('places/locations.yaml').replace(
    /^shop:\n/,
    `shop:\n${hours}  openingHours:\n${spans.map((span) => `    - { days: [monday], ${span} }\n`).join('')}`,
  ),
});

export const cases: Cases = {
  'hours for search engines that are others than those of the office are told': {
    files: shop(['opens: "07:00", closes: "13:00"']),
    problems: [
      'warning places/locations.yaml:3:49 hours-other {"time":"13:00","text":"De martes a domingo, de 7:00 a 14:00.","where":"site/settings.yaml"}',
    ],
  },
  'where the hours of a day end before they begin, that alone is told': {
    files: shop(['opens: "21:00", closes: "20:00"'], '  hours: { es: "De 8 a 20 h.", en: "8am to 8pm." }\n'),
    problems: ['warning places/locations.yaml:4:49 hours-wrong {"reason":"reversed"}'],
  },
  'so are those that are others than the hours of the place, however they are written': {
    files: shop(['opens: "08:30", closes: "20:00"'], '  hours: { es: "De 8 a 20 h.", en: "8am to 8pm." }\n'),
    problems: ['warning places/locations.yaml:4:32 hours-other {"time":"08:30","text":"De 8 a 20 h."}'],
  },
  'the same hours, those of a season, and a text that does not say all of them, are right': {
    files: shop(
      ['opens: "08:00", closes: "20:00"', 'opens: "21:00", closes: "23:00", from: "2027-07-01", until: "2027-07-31"'],
      '  hours: { es: "De 8 a 20 h.", en: "8am to 8pm." }\n',
    ),
    problems: [],
  },
  'hours with a full stop are right, and told where they are others': {
    files: shop(
      ['opens: "08:30", closes: "20:15"'],
      '  hours: { es: "Cada día, 8.30–20.30.", en: "Every day, 8:30–20:30." }\n',
    ),
    problems: ['warning places/locations.yaml:4:49 hours-other {"time":"20:15","text":"Cada día, 8.30–20.30."}'],
  },
  'a short word with a full stop before the time ends no sentence, of which the days would be closed': {
    files: shop(
      ['opens: "08:00", closes: "20:00" }\n    - { days: [saturday], opens: "09:00", closes: "14:00"'],
      '  hours: { es: "Los lunes en hor. 8.00–20.00, los sábados 9.00–14.00.", en: "Mondays 8am–8pm, Saturdays 9am–2pm." }\n',
    ),
    problems: [],
  },
  'of days of which one is none, only that is told': {
    files: stall(
      'martes, wednesday',
      'opens: "09:00", closes: "13:00"',
      '  hours: { es: "Martes y miércoles, de 9 a 13 h.", en: "Tuesdays and Wednesdays, 9am to 1pm." }\n',
    ),
    problems: ['places/locations.yaml:17:16 value-not-listed {"value":"martes","suggestion":"tuesday"}'],
  },
  'mornings may go without saying': {
    files: shop(
      ['opens: "10:00", closes: "14:00"', 'opens: "16:00", closes: "20:00"'],
      '  hours: { es: "De 16 a 20 h, y por la mañana.", en: "4pm to 8pm, and mornings." }\n',
    ),
    problems: [],
  },
  'the hours of the office are not those of one of several places that has other days': {
    files: stall('monday', 'opens: "11:00", closes: "18:00"'),
    problems: [],
  },
  'nor those of one with a notice': {
    files: stall(
      'saturday, sunday',
      'opens: "11:00", closes: "18:00"',
      '  status: { es: "Solo en fin de semana", en: "Weekends only" }\n',
    ),
    problems: [],
  },
  'of one of several places that is open on days of the office, the hours are': {
    files: stall('saturday, sunday', 'opens: "07:00", closes: "15:00"'),
    problems: [
      'warning places/locations.yaml:16:59 hours-other {"time":"15:00","text":"De martes a domingo, de 7:00 a 14:00.","where":"site/settings.yaml"}',
    ],
  },
  'of days that another language says otherwise, it is not told which are right': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  hours: { es: "De martes a miércoles, de 8 a 20 h.", en: "Monday to Wednesday, 8am to 8pm." }\n  openingHours:\n    - { days: [monday, tuesday, wednesday], opens: "08:00", closes: "20:00" }\n',
      ),
    },
    problems: [],
  },
  'a day that was left out is told, and one that is said to be closed': {
    files: shop(
      ['opens: "08:00", closes: "20:00"'],
      '  hours: { es: "Lunes y martes, de 8 a 20 h.", en: "Monday and Tuesday, 8am to 8pm." }\n',
    ),
    problems: [
      'warning places/locations.yaml:4:15 hours-other {"time":"tuesday","day":"missing","text":"Lunes y martes, de 8 a 20 h."}',
    ],
  },
  'a day of which visitors read nothing is told where it was added to others': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  hours: { es: "De lunes a viernes, de 8 a 20 h.", en: "Monday to Friday, 8am to 8pm." }\n  openingHours:\n    - { days: [monday, tuesday, wednesday, thursday, friday, sunday], opens: "08:00", closes: "20:00" }\n',
      ),
    },
    problems: [
      'warning places/locations.yaml:4:15 hours-other {"time":"sunday","day":"closed","text":"De lunes a viernes, de 8 a 20 h."}',
    ],
  },
  'days may be said for short, with their full stops': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  hours: { es: "Lun.-jue. de 8 a 20 h. Sáb. 8-12 h.", en: "Mon–Thu 8am–8pm. Sat 8am–noon." }\n  openingHours:\n    - { days: [monday, tuesday, wednesday, thursday, friday], opens: "08:00", closes: "20:00" }\n    - { days: [saturday], opens: "08:00", closes: "12:00" }\n',
      ),
    },
    problems: [
      'warning places/locations.yaml:4:15 hours-other {"time":"friday","day":"closed","text":"Lun.-jue. de 8 a 20 h. Sáb. 8-12 h."}',
    ],
  },
};
