import type { Link } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';
import { useShell } from './shell-context';

interface ActionLinkProps {
  link: Link;
  className?: string;
  /** What the link is about when its label alone does not say, as on a row of cards: for screen readers. */
  about?: string;
}

/** A link from YAML: external ones open in a new tab and say so, those with a form carry its name. */
export function ActionLink({ link, className, about }: ActionLinkProps) {
  const { messages, language } = useShell();
  const newTab = link.external === true;
  return (
    // Another element in another language: where a browser translates, the text itself may be gone.
    <a
      key={language}
      className={className}
      href={link.href}
      data-form={link.form}
      data-visitor={link.when}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.icon && <Icon name={link.icon} />}
      {link.label}
      {about !== undefined && <span className="visually-hidden">: {about}</span>}
      {newTab && <span className="visually-hidden"> {messages.newTab}</span>}
    </a>
  );
}
