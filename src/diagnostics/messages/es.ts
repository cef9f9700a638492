import type { MessageCatalogue } from './catalogue';
import { content } from './es/content';
import { facts } from './es/facts';
import { forms } from './es/forms';
import { links } from './es/links';
import { media } from './es/media';
import { names } from './es/names';
import { pages } from './es/pages';
import { texts } from './es/texts';
import { theme } from './es/theme';
import { translations } from './es/translations';

export const es: MessageCatalogue = {
  ...content,
  ...pages,
  ...links,
  ...facts,
  ...texts,
  ...translations,
  ...names,
  ...media,
  ...theme,
  ...forms,
};
