import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link without a text or without an aim is told': {
    files: prose("<p><a href='page:contact'> </a> <a>contacto</a> <a href='page:contact'><strong></strong></a></p>"),
    problems: [
      'blocks/text.yaml:3:11 html-link-empty {"lacks":"text"}',
      'blocks/text.yaml:3:40 html-link-empty {"lacks":"address"}',
      'blocks/text.yaml:3:56 html-link-empty {"lacks":"text"}',
    ],
  },
  'a link to nowhere for the time being is told, and not that the other language leads elsewhere': {
    files: prose("<p><a href='#'>contacto</a></p>"),
    problems: ['blocks/text.yaml:3:11 html-link-empty {"lacks":"address"}'],
  },
  'a place, and a link around a picture, are right': {
    files: prose("<p><a id='aqui'></a><a href='page:contact'><img src='/media/loaf.svg' alt='Pan'></a></p>"),
    problems: [],
  },
};
