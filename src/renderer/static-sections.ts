import type { SectionLoaders } from './registry';

/**
 * Sections that are rendered at build time and never run in the browser: neither their code nor their data is sent.
 * One line a section type; a section type stands here or in `interactive-sections.ts`.
 */
export const staticSections = {
  article: async () => (await import('../sections/article/Article')).Article,
  'blog-index': async () => (await import('../sections/blog-index/BlogIndex')).BlogIndex,
  'call-to-action': async () => (await import('../sections/call-to-action/CallToAction')).CallToAction,
  checklist: async () => (await import('../sections/checklist/Checklist')).Checklist,
  'course-comparison': async () => (await import('../sections/course-comparison/CourseComparison')).CourseComparison,
  'course-strips': async () => (await import('../sections/course-strips/CourseStrips')).CourseStrips,
  departures: async () => (await import('../sections/departures/Departures')).Departures,
  'fact-sheet': async () => (await import('../sections/fact-sheet/FactSheet')).FactSheet,
  faq: async () => (await import('../sections/faq/Faq')).Faq,
  features: async () => (await import('../sections/features/Features')).Features,
  hero: async () => (await import('../sections/hero/Hero')).Hero,
  panel: async () => (await import('../sections/panel/Panel')).Panel,
  'place-cards': async () => (await import('../sections/place-cards/PlaceCards')).PlaceCards,
  posts: async () => (await import('../sections/posts/Posts')).Posts,
  press: async () => (await import('../sections/press/Press')).Press,
  procedure: async () => (await import('../sections/procedure/Procedure')).Procedure,
  programmes: async () => (await import('../sections/programmes/Programmes')).Programmes,
  prose: async () => (await import('../sections/prose/Prose')).Prose,
  'service-blocks': async () => (await import('../sections/service-blocks/ServiceBlocks')).ServiceBlocks,
  stays: async () => (await import('../sections/stays/Stays')).Stays,
  syllabus: async () => (await import('../sections/syllabus/Syllabus')).Syllabus,
} satisfies SectionLoaders;
