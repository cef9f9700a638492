/** What stands before the name of a site where it is tried out; below some of them others may be as well, if not a page of the site. */
const ONLY_TRIED = /^(?:staging|stage|preview|preprod)$/;
const TRIED = /^(?:staging|stage|preview|pre|preprod|dev|test|testing|beta|desarrollo|pruebas)$/;
/** Where sites are tried out under names that begin with their own. */
const HOSTS =
  /^([a-z0-9-]{1,100})\.(?:netlify\.app|vercel\.app|pages\.dev|web\.app|onrender\.com|surge\.sh|webflow\.io)$/;
/** Shorter names are in others by chance. */
const LONG = 6;

/** Whether a website is a copy of the site that is only tried out, such as `staging.` or a preview of its host; the address of its start page says less than any other. */
export function isTrialHost(host: string, own: string, isStart: boolean): boolean {
  const name = own.replace(/^www\./, '');
  const before = host.endsWith(`.${name}`) ? host.slice(0, -name.length - 1) : undefined;
  if (before !== undefined) return (isStart ? ONLY_TRIED : TRIED).test(before);
  const [, label = ''] = HOSTS.exec(host) ?? [];
  const letters = lettersOf(name.split('.')[0] ?? '');
  if (letters.length < LONG) return false;
  return isStart ? lettersOf(label.split('--').at(-1) ?? '') === letters : lettersOf(label).includes(letters);
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^a-z0-9]/g, '');
}
