import type { Link } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';
import { useShell } from './shell-context';

interface ActionLinkProps {
  link: Link;
  className?: string;
  /** Says where the link leads when its label alone does not, as on a row of cards. */
  accessibleLabel?: string;
}

/** A link from YAML: external ones open in a new tab and say so, those with a form carry its name. */
export function ActionLink({ link, className, accessibleLabel }: ActionLinkProps) {
  const { messages } = useShell();
  const newTab = link.external === true;
  return (
    <a
      className={className}
      href={link.href}
      data-form={link.form}
      data-visitor={link.when}
      aria-label={accessibleLabel}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.icon && <Icon name={link.icon} />}
      {link.label}
      {newTab && <span className="visually-hidden"> {messages.newTab}</span>}
    </a>
  );
}
