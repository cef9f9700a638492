import type { SectionLoaders } from './registry';

/**
 * Sections that react to the visitor: their code is loaded and their data sent where a page has one.
 * One line a section type; a section type stands here or in `static-sections.ts`.
 */
export const interactiveSections = {
  'contact-details': async () => (await import('../sections/contact-details/ContactDetails')).ContactDetails,
  'course-carousel': async () => (await import('../sections/course-carousel/CourseCarousel')).CourseCarousel,
  'course-catalogue': async () => (await import('../sections/course-catalogue/CourseCatalogue')).CourseCatalogue,
  form: async () => (await import('../sections/form/Form')).Form,
  gallery: async () => (await import('../sections/gallery/Gallery')).Gallery,
  'lost-signal': async () => (await import('../sections/lost-signal/LostSignal')).LostSignal,
  'message-form': async () => (await import('../sections/message-form/MessageForm')).MessageForm,
  notice: async () => (await import('../sections/notice/Notice')).Notice,
  'people-carousel': async () => (await import('../sections/people-carousel/PeopleCarousel')).PeopleCarousel,
  'people-grid': async () => (await import('../sections/people-grid/PeopleGrid')).PeopleGrid,
  tabs: async () => (await import('../sections/tabs/Tabs')).Tabs,
  testimonials: async () => (await import('../sections/testimonials/Testimonials')).Testimonials,
} satisfies SectionLoaders;

export type InteractiveSectionType = keyof typeof interactiveSections;
