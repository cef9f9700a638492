import { basicText } from '../../../support/compile-site';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a character by its name in HTML is told': {
    files: plain('Pan &amp; vino', 'Bread&nbsp;and wine'),
    problems: [
      'warning blocks/text.yaml:3:12 text-entity {"entity":"&amp;","character":"&"}',
      'warning blocks/text.yaml:4:13 text-entity {"entity":"&nbsp;","character":" "}',
    ],
  },
  'an ampersand that is one is right': {
    files: plain('I&D; R&D; B&B &', 'Bread & &butter;'),
    problems: [],
  },
  'a tag whose signs are written by their names is told in HTML, but where HTML is what is told of': {
    files: prose('<p>Pan &lt;strong&gt;de&lt;/strong&gt; hoy &amp;nbsp; y 3 &lt; 5 &amp; más</p>'),
    problems: [
      'warning blocks/text.yaml:3:15 text-entity {"entity":"&lt;strong&gt;","character":"<strong>","inHtml":true}',
    ],
  },
  'what is shown as code is right': {
    files: prose('<p>Escribe <code>&lt;strong&gt;</code></p>'),
    problems: [],
  },

  'in HTML of which every tag is written so, too': {
    files: {
      'faqs/baking.yaml': basicText('faqs/baking.yaml').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    },
    problems: [
      'warning faqs/baking.yaml:4:12 text-entity {"entity":"&lt;p&gt;","character":"<p>","inHtml":true}',
      'warning faqs/baking.yaml:5:12 text-entity {"entity":"&lt;p&gt;","character":"<p>","inHtml":true}',
      'warning faqs/baking.yaml:7:20 text-entity {"entity":"&lt;p&gt;","character":"<p>","inHtml":true}',
      'warning faqs/baking.yaml:7:50 text-entity {"entity":"&lt;p&gt;","character":"<p>","inHtml":true}',
    ],
  },
};
