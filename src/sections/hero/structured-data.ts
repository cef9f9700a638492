import type { HeroSection } from '../../../generated/types';
import { ownEntries } from '../../features/search/catalogue-thing';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<HeroSection> = ({ course }, context) =>
  course === undefined ? [] : ownEntries([course], context);
