import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { telephoneAddress } from './telephone-address';

interface PhoneLinkProps {
  /** As people read it, with its spaces; of what has none, nothing is shown. */
  number: string | undefined;
  className?: string;
}

export function PhoneLink({ number, className }: PhoneLinkProps) {
  if (number === undefined) return null;
  return (
    <a className={classNames('contact-line', className)} href={telephoneAddress(number)}>
      <Icon name="phone" />
      <bdi className="figure">{number}</bdi>
    </a>
  );
}
