import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a tax number whose last sign does not fit the others is told, with a label in bold as well': {
    files: prose('<ul><li><strong>NIF:</strong> B12346570</li><li>CIF: A-58.818.502</li></ul>'),
    problems: [
      'warning blocks/text.yaml:3:38 check-digit-wrong {"text":"B12346570","is":"tax"}',
      'warning blocks/text.yaml:3:61 check-digit-wrong {"text":"A-58.818.502","is":"tax"}',
    ],
  },
  'so are those of people, and account numbers': {
    files: plain(
      'DNI 34567892B y NIE X2345687B. IBAN: ES91 2100 0418 4502 0005 1331.',
      'IBAN GB82WEST12345698765433 for DNI 34567892B and NIE X2345687B.',
    ),
    problems: [
      'warning blocks/text.yaml:3:12 check-digit-wrong {"text":"34567892B","is":"tax"}',
      'warning blocks/text.yaml:3:28 check-digit-wrong {"text":"X2345687B","is":"tax"}',
      'warning blocks/text.yaml:3:45 check-digit-wrong {"text":"ES91 2100 0418 4502 0005 1331","is":"account"}',
      'warning blocks/text.yaml:4:13 check-digit-wrong {"text":"GB82WEST12345698765433","is":"account"}',
      'warning blocks/text.yaml:4:44 check-digit-wrong {"text":"34567892B","is":"tax"}',
      'warning blocks/text.yaml:4:62 check-digit-wrong {"text":"X2345687B","is":"tax"}',
    ],
  },
  'those that fit, that stand for others or show how they are written, and other codes are right': {
    files: plain(
      'NIF: B12345674, A58818501, Q2826000H, P2807900B. DNI 12345678Z, NIE X1234567L. NIF: B00000000. Escribe tu DNI como 12345678A. ES91 2100 0418 4502 0005 1332, ES0000000000000000000000. Pieza AB12 3456 7890 1234. Expediente B12346570. DNI o pasaporte. NIF 2025. NIF (12345678A), ES12 1234 1234 1234 1234 1234',
      'VAT NIF: ESB12345674. Your DNI, for example 12345678A. GB82 WEST 1234 5698 7654 32, DE89370400440532013000. Part ES91 2100 0418. FL350 QNH1013 LEMD32L.',
    ),
    problems: [],
  },
};
