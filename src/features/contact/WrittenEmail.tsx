import { useShell } from '../shell/shell-context';

/** The e-mail address as people read it and collectors of addresses do not. */
export function WrittenEmail({ className }: { className?: string }) {
  const { messages, settings } = useShell();
  return <p className={className}>{atob(settings.email).replace('@', messages.atSign)}</p>;
}
