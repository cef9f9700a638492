import { numberFormat } from '../../shared/formats';
import type { Shell } from '../../shared/manifest';
import { pathIn } from '../../shared/paths';
import { resolveSingleton } from '../resolve/resolve';
import type { ResolveContext } from '../resolve/resolve-context';
import { limitsOf, timingsOf } from '../values/usual-settings';
import { consentQuestion } from './consent';
import { feed } from './feed';
import { pageExceptions } from './page-exceptions';
import { shellTheme } from './shell-theme';

/** What all pages of one language share. */
export function shell(context: ResolveContext): Shell {
  const news = feed(context);
  return {
    language: context.language,
    home: homePath(context),
    settings: {
      ...resolveSingleton('settings', context),
      timings: timingsOf(context.site),
      limits: limitsOf(context.site),
    },
    navigation: resolveSingleton('navigation', context),
    messages: messagesOfYear(context),
    theme: shellTheme(context.site),
    exceptions: pageExceptions(context),
    ...consentQuestion(context),
    ...(news && { feed: news.address }),
  };
}

/** With the year in which the website is built: all pages are built again in another one. */
function messagesOfYear(context: ResolveContext): Shell['messages'] {
  const messages = resolveSingleton('messages', context);
  const year = numberFormat(context.locale, { useGrouping: false }).format(Number(context.today.slice(0, 4)));
  return { ...messages, madeYear: messages.madeYear.replaceAll('{year}', year) };
}

function homePath({ site, language }: ResolveContext): string {
  const home = site.pages.all.find(({ page }) => page.value.role === 'home');
  return home === undefined ? '/' : pathIn(home, language);
}
