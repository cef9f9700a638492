import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'all that a word processor leaves in a text is told once': {
    files: prose(
      "<p class='MsoNormal' style='margin:0cm'>Pan <span lang='ES' class='x'>de trigo</span><o:p></o:p></p>",
    ),
    problems: ['warning blocks/text.yaml:3:8 html-pasted {"tag":"<p>","isKept":true}'],
  },
  'its own elements are told': {
    files: prose('<p>Pan<o:p>\u00a0</o:p></p>'),
    problems: ['warning blocks/text.yaml:3:14 html-pasted {"tag":"<o:p>"}'],
  },
  'a style of its own is told': {
    files: prose("<p style='line-height: 1; mso-line-height-rule: exactly'>Pan</p>"),
    problems: ['warning blocks/text.yaml:3:8 html-pasted {"tag":"<p>","isKept":true}'],
  },
  'what is not allowed as such is told all the same': {
    files: prose("<p class='MsoNormal'>Pan <u>de trigo</u></p>"),
    problems: [
      'warning blocks/text.yaml:3:8 html-pasted {"tag":"<p>","isKept":true}',
      'warning blocks/text.yaml:3:33 html-removed {"tag":"u"}',
    ],
  },
};
