import { fileStart, locateValue } from '../position';
import { problem } from '../problem';
import { collection } from '../site';
import type { Check } from './check';

const ROLES = ['home', 'not-found'] as const;

/** Each role that the site needs is played by exactly one page. */
export const role: Check = (site) => {
  const pages = [...collection(site, 'pages').values()];
  const mayBeUnreadable = [...site.unreadable].some((name) => name.startsWith('pages:'));
  return ROLES.flatMap((name) => {
    const [first, ...others] = pages.filter(({ value }) => value.role === name);
    if (first === undefined) {
      return mayBeUnreadable ? [] : [problem('role-missing', fileStart(`pages/${name}.yaml`), { role: name })];
    }
    return others.map(({ source, pointer }) =>
      problem('role-duplicate', locateValue(source, [...pointer, 'role']), { role: name, other: first.source.path }),
    );
  });
};
