import { type Slip, slip, slips } from '../mistake';

/** What other people thought of: names and denials that one language loses, counts, signs, and addresses of examples. */
export const eighth: readonly Slip[] = [
  slip('another town in one language', 'pages/madrid.yaml', 'El centro de Madrid de', 'El centro de Cuenca de'),
  slip('another authority in one language', 'blocks/requirements.yaml', 'No es la de ENAIRE', 'No es la de AENA'),
  slip(
    'lost a no',
    'blocks/requirements.yaml',
    'No hace falta una carrera universitaria.',
    'Hace falta una carrera universitaria.',
  ),
  slip(
    'lost a no in the title of a section',
    'pages/privacy-policy.yaml',
    'es: "No vendemos datos"',
    'es: "Vendemos datos"',
  ),
  slip('lost an English no', 'faqs/block-1.yaml', 'You need no experience', 'You need experience'),
  slip(
    'the mailbox of an example',
    'settings.yaml',
    'email: "info@escuelavector.example"',
    'email: "correo@tudominio.com"',
  ),
  slip(
    'no kind of organisation',
    'settings.yaml',
    'organisationType: EducationalOrganization',
    'organisationType: Academia',
  ),
  slips(
    'one step more in what introduces them',
    'pages/block-2.yaml',
    ['es: "Cuatro pasos. El primero', 'es: "Cinco pasos. El primero'],
    ['en: "Four steps. You arrive', 'en: "Five steps. You arrive'],
  ),
  slip(
    'lost the sign of a price',
    'faqs/general.yaml',
    '{{facts.block-1-price}}&nbsp;€; el Bloque 2',
    '{{facts.block-1-price}}; el Bloque 2',
  ),
  slip('the first of October without its zero', 'banners.yaml', '"10-01"', '"10-1"'),
];
