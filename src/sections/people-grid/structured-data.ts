import type { PeopleGridSection } from '../../../generated/types';
import { publisher, type StructuredData } from '../../features/search/thing';

/** Somebody is told of on the page that is theirs. */
export const structuredData: StructuredData<PeopleGridSection> = ({ people }, context) =>
  people
    .filter(({ page }) => page === context.page.path)
    .map(({ name, role, image }) => ({
      '@type': 'Person',
      name,
      ...(role !== undefined && { jobTitle: role }),
      ...(image?.widths !== undefined && { image: context.url + image.src }),
      url: context.page.canonical,
      worksFor: publisher(context),
    }));
