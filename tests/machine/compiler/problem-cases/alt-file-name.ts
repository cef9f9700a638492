import type { Cases } from '../problem-case';

const logos = (...alts: readonly string[]) =>
  'type: panel\ntitle: { es: "Pan", en: "Bread" }\ntext: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\nlogos:\n' +
  alts.map((alt) => `  - { src: loaf.svg, alt: { es: "${alt}", en: "A loaf of ${alt}" } }\n`).join('');
const told = (line: number, alt: string) => `warning blocks/logos.yaml:${line}:33 alt-file-name {"alt":"${alt}"}`;

export const cases: Cases = {
  'what a file is called is told': {
    files: { 'blocks/logos.yaml': logos('IMG_1234', 'rye.png', 'foto1', 'DSC 0023', 'WhatsApp Image 2024-05-01') },
    problems: [
      told(5, 'IMG_1234'),
      told(6, 'rye.png'),
      ...['A loaf of rye.png'].map((alt) => `warning blocks/logos.yaml:6:48 alt-file-name {"alt":"${alt}"}`),
      told(7, 'foto1'),
      told(8, 'DSC 0023'),
      told(9, 'WhatsApp Image 2024-05-01'),
    ],
  },
  'a word or two that say what it shows are right': {
    files: { 'blocks/logos.yaml': logos('loaf', 'Hogaza de centeno', 'Pan 3000', 'Captura de 12 panes') },
    problems: [],
  },
  'so is what a program calls what it makes, with the day and the hour': {
    files: {
      'blocks/logos.yaml': logos(
        'Captura de pantalla 2025-03-12 a las 10.15.22',
        'ChatGPT Image 12 mar 2025, 10_15_22',
        'Diseño sin título (3)',
      ),
    },
    problems: [
      told(5, 'Captura de pantalla 2025-03-12 a las 10.15.22'),
      told(6, 'ChatGPT Image 12 mar 2025, 10_15_22'),
      told(7, 'Diseño sin título (3)'),
    ],
  },
  'what a picture shows may be of a year and an hour': {
    files: {
      'blocks/logos.yaml': logos('Captura del vuelo de 2025', 'La plaza a las 10.30', 'Un diseño sin título'),
    },
    problems: [],
  },
};
