import { basicText } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a phone can be dialled': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('+34 900 000 010', '+34 900 000 01') },
    problems: [
      'warning settings.yaml:3:8 phone-malformed {"phone":"+34 900 000 01","digits":8,"country":"34","example":"+34 900 000 000"}',
    ],
  },
  'it has as many digits as its country gives, which to mobiles may be one more': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('+34 900 000 010', '+55 48 99123 4567'),
      'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '+55 48 3232 014'),
    },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"+55 48 3232 014","digits":9,"country":"55","example":"+55 90 0000 0000"}',
    ],
  },
  'what is dialled within a country alone is left out behind its code': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml')
        .replace('phone: "+34 900 000 010"', 'country: HU\n  phone: "Tel. (06) 94 555 012"')
        .replace('"00000"', '"9941"'),
    },
    problems: [
      'warning places/locations.yaml:6:10 phone-malformed {"phone":"Tel. (06) 94 555 012","correct":"+36 94 555 012","reason":"signs"}',
    ],
  },
  'letters are no figures': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '+34 9OO 000 010'),
    },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"+34 9OO 000 010","correct":"+34 900 000 010","reason":"letters"}',
    ],
  },
  'figures of other scripts, and a plus that a line from right to left has put behind, are those of phones': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('"+34 900 000 010"', '"９００－０００－０１０"'),
      'places/locations.yaml': basicText('places/locations.yaml')
        .replace('phone: "+34 900 000 010"', 'country: MA\n  phone: "٠٥٣٧٠٠١٢٣٤"')
        .replace('"00000"', '"10090"'),
    },
    problems: [
      'warning places/locations.yaml:6:10 phone-malformed {"phone":"٠٥٣٧٠٠١٢٣٤","correct":"+212 537001234","reason":"signs"}',
      'settings.yaml:3:8 phone-malformed {"phone":"９００－０００－０１０","correct":"+34 900 000 010","reason":"signs"}',
    ],
  },
  'too few are none': {
    files: { 'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '112') },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"112","digits":3,"example":"+34 900 000 000"}',
    ],
  },
  'a number is such as the country of the place has it, and else that of the site': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('+34 900 000 010', '112').replace('es-ES', 'es-PE'),
      'places/locations.yaml': basicText('places/locations.yaml')
        .replace('phone: "+34 900 000 010"', 'country: AT\n  phone: "112"')
        .replace('"00000"', '"1010"'),
    },
    problems: [
      'warning places/locations.yaml:6:10 phone-malformed {"phone":"112","digits":3,"example":"+43 900 000 000"}',
      'settings.yaml:3:8 phone-malformed {"phone":"112","digits":3,"example":"+51 900 000 000"}',
    ],
  },
  'any country and an extension are right': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '(020) 7946-0000 ext. 12'),
    },
    problems: [],
  },
  'the code of a country has a plus': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '0034 900 000 010'),
    },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"0034 900 000 010","correct":"+34 900 000 010"}',
    ],
  },
  'and so it has without its zeros': {
    files: { 'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '34 900 000 010') },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"34 900 000 010","correct":"+34 900 000 010"}',
    ],
  },
  'behind the two zeros there is the code of a country, which begins with none': {
    files: { 'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '000000011') },
    problems: [],
  },
  'letters that look like figures are told with the number': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('+34 900 000 010', '+34 9OO OOO OlO') },
    problems: [
      'settings.yaml:3:8 phone-malformed {"phone":"+34 9OO OOO OlO","correct":"+34 900 000 010","reason":"letters"}',
    ],
  },
  'a number as it is dialled within the country is told with the code of the country where that is asked for': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('+34 900 000 010', '900.000.010'),
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        'phone: "+34 900 000 010"',
        'country: FR\n  phone: "01 23 45 67 89"',
      ),
    },
    problems: [
      'settings.yaml:3:8 phone-malformed {"phone":"900.000.010","correct":"+34 900 000 010","reason":"country"}',
    ],
  },
  'a number among other things, or parted by signs where only figures go, is told alone': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('+34 900 000 010', '+34-900-000-010 ext. 3'),
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        '+34 900 000 010',
        'Tel. (34) 900 000 010 / 917 654 321',
      ),
    },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"Tel. (34) 900 000 010 / 917 654 321","correct":"+34 900 000 010","reason":"signs"}',
      'settings.yaml:3:8 phone-malformed {"phone":"+34-900-000-010 ext. 3","correct":"+34 900 000 010","reason":"signs"}',
    ],
  },
  'one that visitors read is told once': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '+34 900 000 0100'),
    },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"+34 900 000 0100","digits":10,"country":"34","example":"+34 900 000 000"}',
    ],
  },
  'a number in a text is told where it has not as many digits as those of its country': {
    files: plain('Llama al +34 91 512 34 567, o al +1 555 0100', 'Call +34 91 512 34 567, or +1 555 0100'),
    problems: [
      'warning blocks/text.yaml:3:17 phone-malformed {"phone":"+34 91 512 34 567","digits":10,"country":"34","example":"+34 900 000 000"}',
      'warning blocks/text.yaml:4:13 phone-malformed {"phone":"+34 91 512 34 567","digits":10,"country":"34","example":"+34 900 000 000"}',
    ],
  },
  'the nought that is dialled within a country is not dialled behind its code': {
    files: { 'places/locations.yaml': basicText('places/locations.yaml').replace('+34 900 000 010', '+49 030 123456') },
    problems: [
      'warning places/locations.yaml:5:10 phone-malformed {"phone":"+49 030 123456","correct":"+49 30 123456","reason":"nought"}',
    ],
  },
};
