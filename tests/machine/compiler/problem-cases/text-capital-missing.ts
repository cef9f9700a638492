import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the name of a place is told in small letters, in English that of a day or a month as well': {
    files: plain('De lunes a viernes, y en octubre, en gran canaria', 'From monday to Friday, and in october'),
    problems: [
      'warning blocks/text.yaml:3:45 text-capital-missing {"word":"gran canaria","correct":"Gran Canaria"}',
      'warning blocks/text.yaml:4:13 text-capital-missing {"word":"monday","correct":"Monday"}',
      'warning blocks/text.yaml:4:38 text-capital-missing {"word":"october","correct":"October"}',
    ],
  },
  'what is another word, an address, and other languages, are right': {
    files: plain(
      'El lunes y en septiembre',
      'You may march, an august guest, on any day of December: write to friday@trigal.example, or see trigal.example/monday',
    ),
    problems: [],
  },
  'a sentence that begins with a small letter is told in each language': {
    files: plain('Abre a las ocho. cierra a las dos. Pan a 2 €. ven.', 'It opens at eight. it closes at two.'),
    problems: [
      'warning blocks/text.yaml:3:25 text-capital-missing {"word":"cierra","correct":"Cierra","begins":true}',
      'warning blocks/text.yaml:3:54 text-capital-missing {"word":"ven","correct":"Ven","begins":true}',
      'warning blocks/text.yaml:4:27 text-capital-missing {"word":"it","correct":"It","begins":true}',
    ],
  },
  'what stands behind an abbreviation, a number, an address or an ellipsis is right': {
    files: plain(
      'Aprox. diez, izda. y dcha., MwSt. de Suiza, p. ej. pan, n.º 3. de veras… y más; en trigal.example. pan.example, nada',
      'An iPad. iPads, approx. ten, etc. and vs. the 3. one... or so',
    ),
    problems: [],
  },
  'behind a word that is cut no sentence begins, and a word that is no name has no capital': {
    files: plain(
      '16 pers. por aula, pref. por la tarde, 3 cdas. de pan, edif. principal, secc. de pan, del 3 de sept. al 5 de febr. con papas canarias en canarias',
      'Open Tues. and Thurs. from nine, inst. of bread, illus. by Ana, with french fries in french',
    ),
    problems: [
      'warning blocks/text.yaml:3:145 text-capital-missing {"word":"canarias","correct":"Canarias"}',
      'warning blocks/text.yaml:4:93 text-capital-missing {"word":"french","correct":"French"}',
    ],
  },
  'a paragraph of several sentences that begins with a small letter is told': {
    files: prose(
      '<p>el de centeno es más oscuro. Dura tres días.</p><p>iPad y pan. Nada más.</p><p>Lleva:</p><p>una pizca de sal. Nada más.</p><h3>Pan</h3><p>con miga</p>',
      '<p>The rye is darker. It lasts three days.</p><p>iPad and bread. No more.</p><p>It has:</p><p>a pinch of salt. No more.</p><h3>Bread</h3><p>with crumb</p>',
    ),
    problems: ['warning blocks/text.yaml:3:11 text-capital-missing {"word":"el","correct":"El","begins":true}'],
  },
  'so is what begins behind a tag with a full stop, and a heading behind its number': {
    files: prose(
      '<h2>1. el pan</h2><p>Mira <a href="page:products">los panes</a>. el de centeno dura más, <b>etc</b>. y ya</p><p>2. el horno</p>',
      '<h2>1. The bread</h2><p>See <a href="page:products">our loaves</a>. Rye lasts longer, <b>etc</b>. and more</p><p>2. the oven</p>',
    ),
    problems: [
      'warning blocks/text.yaml:3:15 text-capital-missing {"word":"el","correct":"El","begins":true}',
      'warning blocks/text.yaml:3:75 text-capital-missing {"word":"el","correct":"El","begins":true}',
    ],
  },
  'a sentence may end with a little word that is no abbreviation': {
    files: plain(
      'El pan lo es todo. si quieres más, pide otro. Y ya; no. de panes',
      'If you ask us to. we bake; no. of loaves, 9 am. to 5, vs. all, ed. by us',
    ),
    problems: [
      'warning blocks/text.yaml:3:27 text-capital-missing {"word":"si","correct":"Si","begins":true}',
      'warning blocks/text.yaml:4:26 text-capital-missing {"word":"we","correct":"We","begins":true}',
    ],
  },
};
