import { type Slip, slip } from '../mistake';

const SECTIONS = 'theme/sections.css';
const COLOURS = 'theme/tokens.css';

/** The style sheets of the theme. */
export const looks: readonly Slip[] = [
  slip('a property misspelt', SECTIONS, 'aspect-ratio: 5 / 2;', 'aspect-ration: 5 / 2;'),
  slip('a value misspelt', SECTIONS, 'position: absolute;', 'position: abslute;'),
  slip('a unit misspelt', COLOURS, '0.5rem + 7vw, 7rem', '0.5rem + 7wv, 7rem'),
  slip('a sum without spaces', COLOURS, '0.5rem + 7vw, 7rem', '0.5rem+7vw, 7rem'),
  slip('a condition misspelt', SECTIONS, '@media (width < 48rem)', '@meida (width < 48rem)'),
  slip('a comma in a size', 'theme/tokens.css', 'clamp(1.625rem', 'clamp(1,625rem'),
  slip('a setting of a colour without its value', COLOURS, '--call: #ffc233;', '--call: ;'),
  slip('a comma in the place of a semicolon', COLOURS, '--call: #ffc233;', '--call: #ffc233,'),
  slip('the dash of a word processor before a colour', COLOURS, '  --call: #ffc233;', '  —call: #ffc233;'),
  slip('a style sheet without its ending', 'theme/theme.yaml', '- fonts.css', '- fonts'),
  slip('a name without its hyphens', COLOURS, '--call: #ffc233;', 'call: #ffc233;'),
  slip('more red than there is', COLOURS, '--call: #ffc233;', '--call: rgb(300 194 51);'),
  slip('a note behind a hash', COLOURS, '--call: #ffc233;', '--call: #ffc233; # ámbar'),
  slip(
    'curly quotes around the first of several letters',
    COLOURS,
    '--font-heading: "Archivo",',
    '--font-heading: “Archivo”,',
  ),
  slip('a comma lost between two lengths', COLOURS, '0.5rem + 7vw, 7rem', '0.5rem + 7vw 7rem'),
  slip('a name of the theme without its hyphens', COLOURS, '--scope: #0a1217;', 'scope: #0a1217;'),
  slip('a colour in Spanish', COLOURS, '--scope: #0a1217;', '--scope: negro;'),
  slip('a unit in the plural', 'theme/tokens.css', '--step-rise: 2.25rem', '--step-rise: 2.25rems'),
  slip('a colon for the semicolon', 'theme/tokens.css', '--trail: #6fb7f2;', '--trail: #6fb7f2:'),
  slip('a class with two letters swapped', 'theme/sections.css', '.panel__media', '.panel__medai'),
  slip('an opacity out of a hundred within a colour', 'theme/tokens.css', 'rgb(6 12 16 / 0.82)', 'rgb(6 12 16 / 82)'),
  slip('a figure of a colour lost', 'theme/tokens.css', 'rgb(6 12 16 / 0.82)', 'rgb(6 12 / 0.82)'),
  slip('a class without a hyphen', 'theme/sections.css', '.place-card__media', '.placecard__media'),
  slip(
    'two versions of a colour',
    'theme/tokens.css',
    '  --call: #ffc233;\n',
    '<<<<<<< HEAD\n  --call: #ffc233;\n=======\n  --call: #ffd233;\n>>>>>>> colores\n',
  ),
  slip(
    'a name that is asked for elsewhere in another language',
    'theme/tokens.css',
    '--ink: #10202a;',
    '--tinta: #10202a;',
    13,
  ),
];
