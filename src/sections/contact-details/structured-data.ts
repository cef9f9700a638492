import type { ContactDetailsSection } from '../../../generated/types';
import { openPlaces } from '../../features/search/place-thing';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<ContactDetailsSection> = ({ locations }, context) =>
  openPlaces(locations, context);
