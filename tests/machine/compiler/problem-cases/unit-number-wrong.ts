import { facts } from '../../../support/facts';
import { inSpanishAlone } from '../../../support/one-language';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const using = (es: string, en: string) => ({
  ...facts('years: { type: count, value: 2 }', 'first-year: { type: count, value: 1 }'),
  ...plain(es, en),
});

export const cases: Cases = {
  'several are told to be in the plural, as a figure and as a fact': {
    files: using('Vale 3 mes y {{facts.years}} año.', 'It is valid for 3 month and {{facts.years}} year.'),
    problems: [
      'warning blocks/text.yaml:3:15 unit-number-wrong {"count":"3","unit":"mes","correct":"meses"}',
      'warning blocks/text.yaml:3:37 unit-number-wrong {"count":"{{facts.years}}","unit":"año","correct":"años"}',
      'warning blocks/text.yaml:4:26 unit-number-wrong {"count":"3","unit":"month","correct":"months"}',
      'warning blocks/text.yaml:4:52 unit-number-wrong {"count":"{{facts.years}}","unit":"year","correct":"years"}',
    ],
  },
  'one, a part, a year, what is counted itself, and the plural, are right': {
    files: using(
      'Dura 1 mes, {{facts.first-year}} año, 2,5 hora, 3 meses, y en 2024 mes a mes, a las 9 hora local.',
      'It takes 1 month, {{facts.first-year}} year, 2.5 hour, 3 months, a 24 hour, a 24 hour bakery and a {{facts.years}}-year course.',
    ),
    problems: [],
  },
  'what is numbered, and not counted, is right': {
    files: plain('Semana 2 día 3', 'Week 2 day 3'),
    problems: [],
  },
  'a fact in words is a text of a site that has one language': {
    files: inSpanishAlone({
      ...facts('notice: { value: "24 hora" }', 'trip: { value: "2 dias" }', 'price: { value: "4,20 €" }'),
      'blocks/text.yaml': 'type: hero\ntitle: "{{facts.notice}}, {{facts.trip}}, {{facts.price}}"\n',
    }),
    problems: [
      'warning facts.yaml:3:22 unit-number-wrong {"count":"24","unit":"hora","correct":"horas"}',
      'warning facts.yaml:4:19 text-accent {"word":"dias","correct":"días"}',
    ],
  },
};
