import type { SectionLoaders } from './registry';

/**
 * Sections that react to the visitor: their code is loaded and their data sent where a page has one.
 * One line a section type; a section type stands here or in `static-sections.ts`.
 */
export const interactiveSections = {
  'contact-details': async () => (await import('../sections/contact-details/ContactDetails')).ContactDetails,
  'course-catalogue': async () => (await import('../sections/course-catalogue/CourseCatalogue')).CourseCatalogue,
  form: async () => (await import('../sections/form/Form')).Form,
  'message-form': async () => (await import('../sections/message-form/MessageForm')).MessageForm,
  notice: async () => (await import('../sections/notice/Notice')).Notice,
  'people-carousel': async () => (await import('../sections/people-carousel/PeopleCarousel')).PeopleCarousel,
  testimonials: async () => (await import('../sections/testimonials/Testimonials')).Testimonials,
} satisfies SectionLoaders;

export type InteractiveSectionType = keyof typeof interactiveSections;
