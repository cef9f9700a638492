import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { useShell } from '../shell/shell-context';
import { WrittenEmail } from './WrittenEmail';

/** The e-mail address of the site, hidden from collectors of addresses until somebody asks for it; in words without script and on paper. */
export function EmailReveal() {
  const { messages, settings } = useShell();
  const [address, setAddress] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (address !== undefined) link.current?.focus();
  }, [address]);

  if (address !== undefined) {
    return (
      <a ref={link} className="contact-line" href={`mailto:${address}`}>
        <Icon name="mail" />
        <span>{address}</span>
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="contact-line contact-line--hidden needs-script"
        onClick={() => setAddress(atob(settings.email))}
      >
        <Icon name="mail" />
        <span>{messages.revealEmail}</span>
      </button>
      <WrittenEmail className="without-script" />
    </>
  );
}
