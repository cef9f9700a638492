import type { Cases } from '../problem-case';

const event = (more: string) => ({
  'catalogue/courses/tasting.yaml': `code: TASTE
title: { es: "Cata", en: "Tasting" }
description: { es: "Panes de centeno.", en: "Breads of rye." }
kind: event
${more}`,
});

export const cases: Cases = {
  'an event of a day that says nowhere where it is is told': {
    files: event('mode: onsite\nstart: 2026-02-01\n'),
    problems: ['warning catalogue/courses/tasting.yaml:4:7 event-nowhere {}'],
  },
  'with its place in words it is not': {
    files: event('start: 2026-02-01\nplace: { es: "Obrador", en: "Bakehouse" }\n'),
    problems: [],
  },
  'with a location it is not': { files: event('start: 2026-02-01\nlocation: shop\n'), problems: [] },
  'online it needs none': { files: event('mode: online\nstart: 2026-02-01\n'), problems: [] },
  'without a day it is none to search engines yet': { files: event('mode: onsite\n'), problems: [] },
};
