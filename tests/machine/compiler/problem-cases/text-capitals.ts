import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text in capitals is told, and a sentence of them within a text': {
    files: {
      ...plain('PAN DE MASA MADRE CADA DÍA', 'Our bread. PLEASE ORDER BEFORE THE WEEKEND'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<h2>HORARIO DE <em>VERANO</em></h2><p>Abrimos.</p>"\n  en: "<p>Hello</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:12 text-capitals {"text":"HORARIO DE     VERANO"}',
      'warning blocks/text.yaml:3:8 text-capitals {"text":"PAN DE MASA MADRE CADA DÍA"}',
      'warning blocks/text.yaml:4:19 text-capitals {"text":"PLEASE ORDER BEFORE THE WEEKEND"}',
    ],
  },
  'abbreviations, codes and names are not': {
    files: plain('OJTI/STDI (EASA, AESA)', 'ENAIRE, EUROCONTROL and SENASA: FEAST, PDEA'),
    problems: [],
  },
  'nor are figures of the site': { files: prose('<p>ENAIRE {{facts.registration}}</p>'), problems: [] },
  'a message of codes is none that is shouted': {
    files: plain(
      'NOTAM A1234/25: TWY M3 CLSD BTN RWY 32L AND TWY A DUE TO WIP. FROM: 02 JUN 2025 06:00 TO: 05 JUN 2025 18:00',
    ),
    problems: [],
  },
};
