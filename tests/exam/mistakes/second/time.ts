import { type Slip, slip } from '../../mistake';

const post = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';

/** Days and windows as people type them. */
export const secondTime: readonly Slip[] = [
  slip('the day of a post with slashes', post, 'date: 2025-01-15', 'date: 15/01/2025'),
  slip('a month that the year does not have', post, 'date: 2025-01-15', 'date: 2025-15-01'),
  slip('the day of a post with an hour', post, 'date: 2025-01-15', 'date: 2025-01-15 10:30'),
  slip('a post dated a year ahead', post, 'date: 2025-01-15', 'date: 2026-01-15'),
  slip('a year without its century', 'blog/press.yaml', 'date: 2025-03-20', 'date: 25-03-20'),
  slip('a news item without a day', 'blog/press.yaml', '  date: 2025-03-20\n', '', 'source: "Radio Ejemplo"'),
  slip('a day without its zeros', 'blog/press.yaml', 'date: 2025-02-03', 'date: 2025-2-3'),
  slip('a window with the day first', 'banners.yaml', 'until: "05-31"', 'until: "31-05"'),
  slip('a window with a whole date', 'banners.yaml', 'from: "10-01"', 'from: "2025-10-01"'),
  slip('a window of the 31st of September', 'banners.yaml', 'until: "09-30"', 'until: "09-31"'),
  slip('a window with names of months', 'banners.yaml', 'from: "06-01"', 'from: junio'),
  slip(
    'a window that begins too late',
    'banners.yaml',
    'from: "06-01"',
    'from: "07-01"',
    'from: "07-01"',
    'until: "05-31"',
    'complete-rating:',
    'block-1:',
  ),
  slip('opening hours that close before noon', 'settings.yaml', 'de 9:00 a 18:00. Sábados', 'de 18:00 a 9:00. Sábados'),
  slip('opening hours with an hour of 60 minutes', 'settings.yaml', 'Friday, 9:00 to 18:00', 'Friday, 9:60 to 18:00'),
  slip(
    'opening hours changed in one language alone',
    'settings.yaml',
    'de 9:00 a 18:00. Sábados',
    'de 9:00 a 19:00. Sábados',
    'de 9:00 a 19:00. Sábados',
    'Friday, 9:00 to 18:00',
  ),
];
