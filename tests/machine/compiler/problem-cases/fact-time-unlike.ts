import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a time that is written otherwise than the other end of its range is told': {
    files: facts(
      'oven-from: { type: text, value: "6.00" }',
      'oven-to: { type: text, value: "14:00" }',
      'shop-opens: { type: text, value: "9:00" }',
      'shop-closes: { type: text, value: "20h30" }',
      'class-from: { type: text, value: "19:00" }',
      'class-to: { type: text, value: "21 h" }',
    ),
    problems: [
      'warning facts.yaml:3:33 fact-time-unlike {"value":"6.00","other":"14:00","correct":"6:00"}',
      'warning facts.yaml:6:35 fact-time-unlike {"value":"20h30","other":"9:00","correct":"20:30"}',
      'warning facts.yaml:8:32 fact-time-unlike {"value":"21 h","other":"19:00","correct":"21:00"}',
    ],
  },
  'so is one with more than the time, in twelve hours, or without a sign between hours and minutes': {
    files: facts(
      'oven-from: { type: text, value: "6:00" }',
      'oven-to: { type: text, value: "14:00 h" }',
      'shop-opens: { type: text, value: "0930" }',
      'shop-closes: { type: text, value: "20:00" }',
      'class-from: { type: text, value: "7 PM" }',
      'class-to: { type: text, value: "21:00" }',
      'tour-from: { type: text, value: "9.30 Uhr" }',
      'tour-to: { type: text, value: "11:00" }',
    ),
    problems: [
      'warning facts.yaml:4:31 fact-time-unlike {"value":"14:00 h","other":"6:00","correct":"14:00"}',
      'warning facts.yaml:5:34 fact-time-unlike {"value":"0930","other":"20:00","correct":"09:30"}',
      'warning facts.yaml:7:34 fact-time-unlike {"value":"7 PM","other":"21:00","correct":"19:00"}',
      'warning facts.yaml:9:33 fact-time-unlike {"value":"9.30 Uhr","other":"11:00","correct":"9:30"}',
    ],
  },
  'both in one manner, and figures that are no times, are right': {
    files: facts(
      'oven-from: { type: text, value: "6.00" }',
      'oven-to: { type: text, value: "14.00" }',
      'level-from: { type: text, value: "1.5" }',
      'level-to: { type: text, value: "2:1" }',
    ),
    problems: [],
  },
};
