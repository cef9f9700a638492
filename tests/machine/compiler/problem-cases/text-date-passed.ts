import { blog, post } from '../../../support/post';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what can be had until a day that has passed is told, in each language': {
    files: plain(
      'Inscripción abierta hasta el 30 de junio de 2025. Descuento válido hasta mayo de 2024.',
      'Registration is open until June 30, 2025. The discount is valid until 12/31/2024.',
    ),
    problems: [
      'warning blocks/text.yaml:3:28 text-date-passed {"text":"hasta el 30 de junio de 2025"}',
      'warning blocks/text.yaml:3:75 text-date-passed {"text":"hasta mayo de 2024"}',
      'warning blocks/text.yaml:4:29 text-date-passed {"text":"until June 30, 2025"}',
      'warning blocks/text.yaml:4:72 text-date-passed {"text":"until 12/31/2024"}',
    ],
  },
  'so is it where the day stands in bold type': {
    files: prose('<p>Puedes inscribirte <strong>antes del 5 de enero de 2026</strong>.</p>'),
    problems: ['warning blocks/text.yaml:3:38 text-date-passed {"text":"antes del 5 de enero de 2026"}'],
  },
  'so is the next of something, on a day that has passed': {
    files: plain(
      'La próxima edición empieza el 2 de septiembre de 2025. Próxima convocatoria: enero de 2024.',
      'The next course starts on September 2, 2025. Next call for applications: January 2024.',
    ),
    problems: [
      'warning blocks/text.yaml:3:11 text-date-passed {"text":"próxima edición empieza el 2 de septiembre de 2025"}',
      'warning blocks/text.yaml:3:63 text-date-passed {"text":"Próxima convocatoria: enero de 2024"}',
      'warning blocks/text.yaml:4:12 text-date-passed {"text":"next course starts on September 2, 2025"}',
      'warning blocks/text.yaml:4:53 text-date-passed {"text":"Next call for applications: January 2024"}',
    ],
  },
  'so is what is announced for a day that has passed, once where it is called the next as well': {
    files: plain(
      'El segundo centro abrirá sus puertas en enero de 2024. La próxima edición será el 2 de mayo de 2025.',
      'The second centre will open its doors in January 2024. The next course will be on May 2, 2025.',
    ),
    problems: [
      'warning blocks/text.yaml:3:26 text-date-passed {"text":"abrirá sus puertas en enero de 2024"}',
      'warning blocks/text.yaml:3:66 text-date-passed {"text":"próxima edición será el 2 de mayo de 2025"}',
      'warning blocks/text.yaml:4:26 text-date-passed {"text":"will open its doors in January 2024"}',
      'warning blocks/text.yaml:4:67 text-date-passed {"text":"next course will be on May 2, 2025"}',
    ],
  },
  'what was announced once, what opened, and what will be there for longer are right': {
    files: plain(
      'En 2023 anunciamos que abriría en enero de 2024, y abrió en mayo de 2024. Abrirá en marzo de 2027. El centro, abierto desde enero de 2019, seguirá abierto. Siempre recordaremos el 3 de mayo de 2019.',
      'In 2023 we announced that it would open in January 2024, and it opened in May 2024. It will open in March 2027. The centre has been open since January 2019 and will stay open. We will always remember May 3, 2019.',
    ),
    problems: [],
  },
  'what is still to come, and what is told of the past, are right': {
    files: plain(
      'Inscripción abierta hasta el 15 de enero de 2026, y el plazo acaba en enero de 2026. Estuvo abierto hasta 2019. Trabajó aquí hasta el 2 de mayo de 2020. Del 2 al 5 de mayo de 2021. Memorias disponibles hasta 2019. Pueden inscribirse los nacidos antes del 1 de enero de 2010. El año próximo, en marzo de 2026. Próximos cursos: mayo de 2026.',
      'Registration is open until January 15, 2026. It was open until 2019. He worked here until May 2, 2020. By 2025 we had 300 pupils. Children born before January 1, 2018 can register.',
    ),
    problems: [],
  },
  'an article tells of its time': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': post('Apertura', 'Opening', '2025-01-01', '<p>Offer valid until June 30, 2025.</p>'),
    },
    problems: [],
  },
};
