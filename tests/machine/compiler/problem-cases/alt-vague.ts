import { logoSaying } from '../../../support/logos';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a word that says only that it is a picture is told': {
    files: logoSaying('picture'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"picture"}'],
  },
  'with an article too': {
    files: logoSaying('The photo'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"The photo"}'],
  },
  'in whatever language': {
    files: { ...logoSaying('Zdjęcie'), ...logoSaying('写真', 'house') },
    problems: [
      'warning blocks/house.yaml:5:51 alt-vague {"alt":"写真"}',
      'warning blocks/logos.yaml:5:51 alt-vague {"alt":"Zdjęcie"}',
    ],
  },
  'what says what it shows is right': { files: logoSaying('A loaf beside a picture of wheat'), problems: [] },
  'that it is a picture is said anyway': {
    files: logoSaying('Picture of a loaf'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"Picture of a loaf","correct":"A loaf"}'],
  },
  'an article that is joined to it stays': {
    files: logoSaying('Foto del taller'),
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"Foto del taller","correct":"El taller"}'],
  },
  'nor does a number, but for a year': {
    files: { ...logoSaying('12345'), ...logoSaying('1987', 'house') },
    problems: ['warning blocks/logos.yaml:5:51 alt-vague {"alt":"12345"}'],
  },
};
