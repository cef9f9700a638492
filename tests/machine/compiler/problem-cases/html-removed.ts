import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an element that is taken out is told': {
    files: prose('<p>Mira:</p><iframe src="https://video.example/1"></iframe><u>hola</u>'),
    problems: [
      'warning blocks/text.yaml:3:20 html-removed {"tag":"iframe"}',
      'warning blocks/text.yaml:3:69 html-removed {"tag":"u"}',
    ],
  },
  'an attribute that is taken out is told where it stands': {
    files: prose("<p style='color: red'>Hola <span class='a' lang='la'>a</span> <b onclick='x()'>c</b></p>"),
    problems: [
      'warning blocks/text.yaml:3:11 html-removed {"tag":"p","attribute":"style"}',
      'warning blocks/text.yaml:3:41 html-removed {"tag":"span","attribute":"class"}',
      'warning blocks/text.yaml:3:73 html-removed {"tag":"b","attribute":"onclick"}',
    ],
  },
  'a picture from elsewhere, or where the site has none, is told': {
    files: prose("<p><img src='https://otra.example/a.png' alt='Pan'> <img src='/fotos/loaf.svg' alt='Pan'></p>"),
    problems: [
      'warning blocks/text.yaml:3:16 html-removed {"tag":"img","attribute":"src"}',
      'warning blocks/text.yaml:3:65 html-removed {"tag":"img","attribute":"src"}',
    ],
  },
  'the misspelt address of a link is told as what it is meant for': {
    files: prose('<p><a hreff="page:home">Inicio</a></p>'),
    problems: ['warning blocks/text.yaml:3:14 html-removed {"tag":"a","attribute":"hreff","suggestion":"href"}'],
  },
  'what stays is right, and so is how a link to elsewhere opens': {
    files: prose(
      "<p id='a'><a href='https://otra.example' target='_blank' rel='noopener'>b</a></p><table><tr><th scope='row'>c</th><td colspan='2'>d</td></tr></table><img src='/media/loaf.svg' alt='Pan'>",
    ),
    problems: [],
  },
  'so is the address of a link under the name of what it leads to': {
    files: prose('<p><a page="page:home">Inicio</a></p>'),
    problems: ['warning blocks/text.yaml:3:14 html-removed {"tag":"a","attribute":"page","suggestion":"href"}'],
  },
};
