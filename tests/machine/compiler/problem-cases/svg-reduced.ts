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
  'a picture that a filter fetches is missed, a filter without one is not': {
    files: {
      ...showing('a.svg', 'b.svg'),
      'media/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="a"><feImage href="https://a.example/b.png"/></filter><path d="M1 1h7v7z" filter="url(#a)"/></svg>',
      'media/b.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="b"><feGaussianBlur stdDeviation="1"/></filter><path d="M1 1h7v7z" filter="url(#b)"/></svg>',
    },
    problems: ['warning media/a.svg:1:1 svg-reduced {"path":"media/a.svg","removed":["feImage"]}'],
  },
  'what only the program reads that has drawn it, and comments, are not missed; what stands beside them is': {
    files: {
      ...showing('a.svg', 'b.svg', 'c.svg'),
      'media/c.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject requiredExtensions="a" /><path d="M1 1h7v7z"/></svg>',
      'media/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- <script>go()</script> --><switch><foreignObject requiredExtensions="&ns_ai;" x="0" width="1" height="1"><i:pgfRef xlink:href="#pgf"></i:pgfRef></foreignObject><g><path d="M1 1h7v7z"/></g></switch></svg>',
      'media/b.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject requiredExtensions="a"/><foreignObject width="9" height="9"><p>Pan</p></foreignObject><!-- a --><a href="#b"><path d="M1 1h7v7z"/></a></svg>',
    },
    problems: ['warning media/b.svg:1:1 svg-reduced {"path":"media/b.svg","removed":["foreignObject","a"]}'],
  },
  'shapes of another file, fonts within it, and a style sheet that cannot be read at a glance are missed; one of its own in any form is not':
    {
      files: {
        ...showing('a.svg', 'b.svg', 'c.svg', 'd.svg'),
        'media/a.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><use x="1" xlink:href="shapes.svg#a"/><use href="#b"/></svg>',
        'media/b.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>@font-face { font-family: A; src: url(data:font/woff2;base64,AAAA) } .a{fill:red}</style></svg>',
        'media/c.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:red}</style><style>.b{mask:url(data:image/png;base64,AAAA)}</style></svg>',
        'media/d.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style type="text/css"><![CDATA[ .a{fill:url(#b)} ]]></style></svg>',
      },
      problems: [
        'warning media/a.svg:1:1 svg-reduced {"path":"media/a.svg","removed":["use"]}',
        'warning media/b.svg:1:1 svg-reduced {"path":"media/b.svg","removed":["@font-face"]}',
        'warning media/c.svg:1:1 svg-reduced {"path":"media/c.svg","removed":["style"]}',
      ],
    },
};
