import type { FormSection } from '../../../generated/types';
import { openPlaces } from '../../features/search/place-thing';
import type { StructuredData } from '../../features/search/thing';

export const structuredData: StructuredData<FormSection> = ({ location }, context) =>
  openPlaces(location === undefined ? [] : [location], context);
