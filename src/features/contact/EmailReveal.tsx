import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { useShell } from '../shell/shell-context';

/** The e-mail address of the site, hidden from collectors of addresses until somebody asks for it. */
export function EmailReveal({ className = '' }: { className?: string }) {
  const { messages, settings } = useShell();
  const [address, setAddress] = useState<string>();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (address !== undefined) link.current?.focus();
  }, [address]);

  if (address !== undefined) {
    return (
      <a ref={link} className={`contact-line ${className}`.trim()} href={`mailto:${address}`}>
        <Icon name="mail" />
        <span>{address}</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      className={`contact-line contact-line--hidden needs-script ${className}`.trim()}
      onClick={() => setAddress(atob(settings.email))}
    >
      <Icon name="mail" />
      <span>{messages.revealEmail}</span>
    </button>
  );
}
