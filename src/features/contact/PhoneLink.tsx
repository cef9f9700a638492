import { Icon } from '../../ui/icon/Icon';
import { telephoneAddress } from './telephone-address';

interface PhoneLinkProps {
  /** As people read it, with its spaces. */
  number: string;
  className?: string;
}

export function PhoneLink({ number, className = '' }: PhoneLinkProps) {
  return (
    <a className={`contact-line ${className}`.trim()} href={telephoneAddress(number)}>
      <Icon name="phone" />
      <bdi className="figure">{number}</bdi>
    </a>
  );
}
