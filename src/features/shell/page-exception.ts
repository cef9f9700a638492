import type { PageException, Shell } from '../../shared/manifest';
import { canonicalPath } from '../../shared/read-path';

/** What the content says of an address where there is nothing else to show; undefined where it says nothing. */
export function exceptionAt(path: string, { exceptions }: Pick<Shell, 'exceptions'>): PageException | undefined {
  return exceptions.find(({ paths }) => paths.some((template) => isLike(canonicalPath(path), template)));
}

/** Whether a path is a template's, in which `{id}` stands for one segment. */
function isLike(path: string, template: string): boolean {
  const segments = path.split('/');
  const expected = template.split('/');
  return (
    segments.length === expected.length &&
    expected.every((segment, index) => segment === '{id}' || segment === segments[index])
  );
}
