import type { MessageCatalogue } from './catalogue';
import { content } from './en/content';
import { facts } from './en/facts';
import { forms } from './en/forms';
import { links } from './en/links';
import { media } from './en/media';
import { names } from './en/names';
import { pages } from './en/pages';
import { texts } from './en/texts';
import { theme } from './en/theme';
import { translations } from './en/translations';

export const en: MessageCatalogue = {
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
