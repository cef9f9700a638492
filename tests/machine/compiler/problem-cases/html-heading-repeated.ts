import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a heading that two parts of a text have is told': {
    files: prose(
      '<h3>La harina</h3><p>De trigo.</p><h3>El agua</h3><p>Fría.</p><h3>La <b>harina</b></h3><p>De centeno.</p>',
    ),
    problems: ['warning blocks/text.yaml:3:70 html-heading-repeated {"text":"La harina","first":1,"second":3}'],
  },
  'below others, or above what belongs to it, it may be the same': {
    files: prose(
      '<h3>Torre</h3><h4>Requisitos</h4><p>Uno.</p><h3>Ruta</h3><h4>Requisitos</h4><p>Dos.</p><h3>Fin</h3><h4>Fin</h4><p>Tres.</p>',
    ),
    problems: [],
  },
};
