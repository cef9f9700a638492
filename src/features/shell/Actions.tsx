import type { Link } from '../../shared/manifest';
import { ActionLink } from './ActionLink';

/** The steps a section offers: the first stands out, the others do not compete with it. */
export function Actions({ actions, primary = true }: { actions: readonly Link[] | undefined; primary?: boolean }) {
  if (actions === undefined || actions.length === 0) return null;
  return (
    <div className="cluster actions">
      {actions.map((link, index) => (
        <ActionLink
          key={link.href + link.label}
          link={link}
          className={`button ${primary && index === 0 ? 'button--primary' : 'button--secondary'}`}
        />
      ))}
    </div>
  );
}
