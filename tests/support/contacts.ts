import type { Contacts } from '../../src/compiler/manifest/contacts';

/** Every host that a site can be set up to ask, as the simulated ones are. */
export const everyContact: Contacts = {
  scripts: ['https://tally.so'],
  frames: ['https://tally.so', 'https://www.openstreetmap.org'],
  connections: ['https://ipapi.co'],
  tags: ['tagManager', 'analytics', 'ads'],
};
