import { type Slip, slip } from '../../mistake';

/** Figures, units and constants that were changed in a hurry, as seen by somebody who did not know the rules. */
export const secondFacts: readonly Slip[] = [
  slip(
    'a sum given a value of its own',
    'facts.yaml',
    '  sum: [block-1-price, block-2-price]',
    '  sum: [block-1-price, block-2-price]\n  value: 61000',
    '  value: 61000',
    '  sum: [block-1-price, block-2-price]',
  ),
  slip(
    'a sum of itself',
    'facts.yaml',
    'sum: [block-1-price, block-2-price]',
    'sum: [block-1-price, complete-rating-price]',
  ),
  slip(
    'a sum written as an addition',
    'facts.yaml',
    'sum: [block-1-hours, block-2-hours]',
    'sum: block-1-hours + block-2-hours',
  ),
  slip(
    'a sum of euros and hours',
    'facts.yaml',
    'sum: [block-1-price, block-2-price]',
    'sum: [block-1-price, block-2-hours]',
  ),
  slip('a price with cents and the sign before it', 'facts.yaml', 'value: 3000\n', 'value: €3,000.00\n'),
  slip('a price in thousands with a k', 'facts.yaml', 'value: 70000', 'value: 70k'),
  slip(
    'the type of a figure in Spanish',
    'facts.yaml',
    'block-1-price:\n  type: money',
    'block-1-price:\n  type: dinero',
  ),
  slip('an hour with a dot', 'facts.yaml', 'value: "19:00"', 'value: "19.00"'),
  slip('an hour that the day does not have', 'facts.yaml', 'value: "21:00"', 'value: "25:00"'),
  slip(
    'sessions that end before they begin',
    'facts.yaml',
    'value: "21:00"',
    'value: "18:00"',
    'value: "18:00"',
    'value: "19:00"',
  ),
  slip('a day written the Spanish way', 'facts.yaml', 'value: "2025-09-02"', 'value: "02/09/2025"'),
  slip('the month in words in a figure', 'facts.yaml', 'value: "2025-06"', 'value: "junio de 2025"'),
  slip('the price typed into the course', 'catalogue/courses/block-1.yaml', 'price: block-1-price', 'price: 28000'),
  slip(
    'the price of a course as a text with braces',
    'catalogue/courses/block-2.yaml',
    'price: block-2-price',
    'price: "{{facts.block-2-price}}"',
  ),
  slip(
    'the months of the workload with their unit',
    'catalogue/courses/block-1.yaml',
    'workloadMonths: 6',
    'workloadMonths: 6 meses',
  ),
  slip(
    'the workload of another length than the course',
    'catalogue/courses/block-1.yaml',
    'workloadMonths: 6',
    'workloadMonths: 60',
  ),
  slip(
    'a percentage typed twice',
    'pages/block-1.yaml',
    '{{facts.simulator-share}} % de la formación"',
    '{{facts.simulator-share}} %% de la formación"',
  ),
  slip(
    'the euro sign twice',
    'faqs/block-1.yaml',
    'It costs €{{facts.block-1-price}}',
    'It costs €€{{facts.block-1-price}}',
  ),
];
