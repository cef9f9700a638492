import { formSite } from '../../../support/form-site';
import type { Cases } from '../problem-case';

const button = (target: string) => `{ label: { es: "Pedir pan", en: "Order bread" }, ${target} }`;
/** Each in a file of its own. */
const buttons = (...targets: readonly string[]) =>
  Object.fromEntries(
    targets.map((target, index) => [
      `blocks/text-${index}.yaml`,
      `type: hero\ntitle: { es: "A", en: "A" }\nactions: [${button(target)}]\n`,
    ]),
  );

export const cases: Cases = {
  'a button that leads elsewhere than all others that say the same is told': {
    files: buttons('page: home', 'page: home', 'page: home', 'page: products'),
    problems: [
      'warning blocks/text-3.yaml:3:66 link-unlike-others {"text":"Pedir pan","page":"products","usual":"home"}',
    ],
  },
  'so is one that leads to a page in place of a form': {
    files: { ...formSite(), ...buttons('form: order', 'form: order', 'form: order', 'page: products') },
    problems: [
      'warning blocks/text-3.yaml:3:66 link-unlike-others {"text":"Pedir pan","page":"products","form":"order"}',
    ],
  },
  'the page of the form has it, and one button may open another form': {
    files: { ...formSite(), ...buttons('form: order', 'form: order', 'form: order', 'page: contact') },
    problems: [],
  },
  'where they are few, or lead to many places, each may be right': {
    files: buttons('page: home', 'page: home', 'page: products', 'page: products'),
    problems: [],
  },
  'what says nothing of where it leads may lead anywhere': {
    files: Object.fromEntries(
      Object.entries(buttons('page: home', 'page: home', 'page: home', 'page: products')).map(([path, text]) => [
        path,
        text.replace('Pedir pan', 'Más información').replace('Order bread', 'More information'),
      ]),
    ),
    problems: [0, 1, 2, 3].flatMap((index) => [
      `warning blocks/text-${index}.yaml:3:27 link-text-vague {"text":"Más información"}`,
      `warning blocks/text-${index}.yaml:3:50 link-text-vague {"text":"More information"}`,
    ]),
  },
};
