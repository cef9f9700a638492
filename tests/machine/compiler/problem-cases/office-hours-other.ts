import { basicText, type Overlay } from '../../../support/compile-site';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const OFFICE = { es: 'De martes a domingo, de 7:00 a 14:00.', en: 'Tuesday to Sunday, 7:00 to 14:00.' };
const told = (place: string, text: string, office: string) =>
  `warning blocks/text.yaml:${place} office-hours-other ${JSON.stringify({ text, office })}`;

/** The only place, with hours in the main language. */
function place(hours: string): Overlay {
  const other = 'Every day but Mondays.';
  const text = basicText('places/locations.yaml').trimEnd();
  return { 'places/locations.yaml': `${text}\n  hours: { es: "${hours}", en: "${other}" }\n` };
}

export const cases: Cases = {
  'a sentence that says other hours than the office has is told': {
    files: plain(
      'Pan. Abrimos de martes a domingo, de 7:00 a 15:00.',
      'Bread. We are open Tuesday to Sunday, 7am to 3pm.',
    ),
    problems: [
      told('3:13', 'Abrimos de martes a domingo, de 7:00 a 15:00.', OFFICE.es),
      told('4:15', 'We are open Tuesday to Sunday, 7am to 3pm.', OFFICE.en),
    ],
  },
  'so is one that says them of some of the days, in HTML as well': {
    files: prose('<p>Los <b>domingos</b>: pan.</p><p>Los domingos cerramos a las 15:00.</p>'),
    problems: [told('3:43', 'Los domingos cerramos a las 15:00.', OFFICE.es)],
  },
  'the same hours, those of other days, of a season, of a course and of another place are right': {
    files: plain(
      'Abrimos de martes a domingo, de 7 a 2. Los jueves abre a las 7:00. Los lunes abrimos de 9:00 a 10:00. En verano, los martes abrimos a las 8:00. El taller abre los martes a las 18:00. De martes a jueves, a las 18:00.',
      'In the shop by the river we are open on Tuesdays from 8am to 1pm. We are open on Tuesdays, 7 to 2.',
    ),
    problems: [],
  },
  'so are hours of the only place that are those of the office but for one': {
    files: place('De martes a viernes, de 7:00 a 14:00. Sábados y domingos, de 7:00 a 13:00.'),
    problems: [
      'warning places/locations.yaml:13:55 office-hours-other {"text":"Sábados y domingos, de 7:00 a 13:00.","office":"De martes a domingo, de 7:00 a 14:00."}',
    ],
  },
  'other hours throughout, and those of a place with another telephone, are its own': {
    files: place('De martes a domingo, de 8:00 a 20:00.'),
    problems: [],
  },
};
