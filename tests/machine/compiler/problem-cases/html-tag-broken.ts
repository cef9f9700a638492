import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a tag that does not end is told where it begins': {
    files: prose('<p>Hola <strong'),
    problems: ['blocks/text.yaml:3:16 html-tag-broken {"tag":"<strong"}'],
  },
  'one that is missing in a tag of one attribute is told with the tag, and as nothing else': {
    files: prose('<p>Ve a <a href="page:contact>contacto</a> o a la <a href="page:home">portada</a></p>'),
    problems: [
      'blocks/text.yaml:3:16 html-tag-broken {"tag":"<a href=\\"page:contact>","meant":"<a href=\\"page:contact\\">"}',
    ],
  },
  'a quotation mark that is missing is told with its tag': {
    files: prose("<p>Ve a <a href='page:contact>contacto</a> hoy</p>"),
    problems: ['blocks/text.yaml:3:16 html-tag-broken {"tag":"<a"}'],
  },
  'a tag in which another one begins is told': {
    files: prose('<p Hola <strong>a todos</strong></p>'),
    problems: ['blocks/text.yaml:3:8 html-tag-broken {"tag":"<p"}'],
  },
  'and a closing one, which would hide what follows': {
    files: prose('<p>Hola</p a todos.</p><p>Adiós</p</p>'),
    problems: [
      'blocks/text.yaml:3:15 html-tag-broken {"tag":"</p"}',
      'blocks/text.yaml:3:39 html-tag-broken {"tag":"</p"}',
    ],
  },
  'one that is joined to the word behind it is told with its end': {
    files: prose('<p>Hola</p><pTe damos pan.</p>'),
    problems: ['blocks/text.yaml:3:19 html-tag-broken {"tag":"<pTe","meant":"<p>Te"}'],
  },
  'a comment that does not end is told': {
    files: prose('<p>Hola</p><!-- nota'),
    problems: ['blocks/text.yaml:3:19 html-tag-broken {"tag":"<!--"}'],
  },
  'a space behind the bracket and a stroke of another kind are told with the tag that is meant': {
    files: prose('<p>Hola < strong>a <em>todos<\\em> y <i>adiós</ i></p>'),
    problems: [
      'blocks/text.yaml:3:16 html-tag-broken {"tag":"< strong>","meant":"<strong>"}',
      'blocks/text.yaml:3:36 html-tag-broken {"tag":"<\\\\em>","meant":"</em>"}',
      'blocks/text.yaml:3:53 html-tag-broken {"tag":"</ i>","meant":"</i>"}',
    ],
  },
  'a bracket too many is told with its tag': {
    files: prose('<p>>Hola<strong>> 5</strong></p>><<p>a</p><p>3</p>>'),
    problems: [
      'blocks/text.yaml:3:8 html-tag-broken {"tag":"<p>>","meant":"<p>"}',
      'blocks/text.yaml:3:36 html-tag-broken {"tag":"</p>>","meant":"</p>"}',
      'blocks/text.yaml:3:41 html-tag-broken {"tag":"<<p>","meant":"<p>"}',
      'blocks/text.yaml:3:54 html-tag-broken {"tag":"</p>>","meant":"</p>"}',
    ],
  },
  'signs that are no tags, comments and quotation marks of either kind are right': {
    files: prose("<p title='a > b'>3 < 5 > 2 <!-- nota --> <3</p>"),
    problems: [],
  },
  'a text of nothing but beginnings is read at once': {
    files: prose('<'.repeat(100_000)),
    problems: [],
  },
  'nor spaces on both sides of its name, as programs that translate put them': {
    files: prose('< p >Pan< / p >'),
    problems: [
      'blocks/text.yaml:3:8 html-tag-broken {"tag":"< p >","meant":"<p>"}',
      'blocks/text.yaml:3:16 html-tag-broken {"tag":"< / p >","meant":"</p>"}',
    ],
  },
};
