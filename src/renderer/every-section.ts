import type { SectionType } from '../../generated/types';
import { interactiveSections } from './interactive-sections';
import { staticSections } from './static-sections';

/** Both registries: together they have every section type of schemas/sections exactly once, or this does not compile. */
export const everySection = { ...staticSections, ...interactiveSections } satisfies Record<SectionType, unknown>;

type InBoth = keyof typeof staticSections & keyof typeof interactiveSections;
({}) satisfies Record<InBoth, never>;
