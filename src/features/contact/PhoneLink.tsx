import { Icon } from '../../ui/icon/Icon';

interface PhoneLinkProps {
  /** As people read it, with its spaces. */
  number: string;
  className?: string;
}

export function PhoneLink({ number, className = '' }: PhoneLinkProps) {
  return (
    <a className={`contact-line ${className}`.trim()} href={`tel:${number.replaceAll(/\s/g, '')}`}>
      <Icon name="phone" />
      <span className="figure">{number}</span>
    </a>
  );
}
