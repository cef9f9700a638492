import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const OFFICE = { es: 'De martes a domingo, de 7:00 a 14:00.', en: 'Tuesday to Sunday, 7:00 to 14:00.' };
const told = (place: string, text: string, office: string) =>
  `warning blocks/text.yaml:${place} office-hours-other ${JSON.stringify({ text, office })}`;

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
};
