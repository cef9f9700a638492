import { showing } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what does not reach the website of an SVG is told, what nobody misses is not': {
    files: {
      ...showing('a.svg', 'b.svg'),
      'media/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="go()"><script>go()</script><image href="https://a.example/b.png"/></svg>',
      'media/b.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>B</title><metadata>x</metadata><style>.a{fill:red}</style><use href="#a"/></svg>',
    },
    problems: ['warning media/a.svg:1:1 svg-reduced {"path":"media/a.svg","removed":["script","on…","image"]}'],
  },
};
