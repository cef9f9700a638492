import type { Category } from '../../../generated/types';
import { useShell } from '../../features/shell/shell-context';
import { fillIn } from '../../shared/fill-in';
import type { Condition } from '../../shared/manifest';

/** How many courses are shown, announced when it changes. CSS shows each visitor the count of what they see. */
export function ResultCount({ categories }: { categories: readonly Category[] }) {
  const { messages } = useShell();
  const home = countFor('home', categories);
  const abroad = countFor('abroad', categories);
  return (
    <p className="course-catalogue__count" role="status">
      {home === abroad ? (
        fillIn(messages.resultCount, { count: home })
      ) : (
        <>
          <span data-visitor="home">{fillIn(messages.resultCount, { count: home })}</span>
          <span data-visitor="abroad">{fillIn(messages.resultCount, { count: abroad })}</span>
        </>
      )}
    </p>
  );
}

function countFor(visitor: Condition, categories: readonly Category[]): number {
  return categories
    .filter(({ when }) => when === undefined || when === visitor)
    .reduce((sum, { courses }) => sum + courses.length, 0);
}
