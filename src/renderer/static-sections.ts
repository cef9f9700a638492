import type { SectionLoaders } from './registry';

/**
 * Sections that are rendered at build time and never run in the browser: neither their code nor their data is sent.
 * One line a section type; a section type stands here or in `interactive-sections.ts`.
 */
export const staticSections = {
  'call-to-action': async () => (await import('../sections/call-to-action/CallToAction')).CallToAction,
  checklist: async () => (await import('../sections/checklist/Checklist')).Checklist,
  'course-comparison': async () => (await import('../sections/course-comparison/CourseComparison')).CourseComparison,
  'course-strips': async () => (await import('../sections/course-strips/CourseStrips')).CourseStrips,
  departures: async () => (await import('../sections/departures/Departures')).Departures,
  'fact-sheet': async () => (await import('../sections/fact-sheet/FactSheet')).FactSheet,
  faq: async () => (await import('../sections/faq/Faq')).Faq,
  features: async () => (await import('../sections/features/Features')).Features,
  hero: async () => (await import('../sections/hero/Hero')).Hero,
  'latest-posts': async () => (await import('../sections/latest-posts/LatestPosts')).LatestPosts,
  panel: async () => (await import('../sections/panel/Panel')).Panel,
  'place-cards': async () => (await import('../sections/place-cards/PlaceCards')).PlaceCards,
  procedure: async () => (await import('../sections/procedure/Procedure')).Procedure,
  prose: async () => (await import('../sections/prose/Prose')).Prose,
} satisfies SectionLoaders;
