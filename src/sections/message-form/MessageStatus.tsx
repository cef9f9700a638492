import { useShell } from '../../features/shell/shell-context';
import type { IconName } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';

export type Status = 'idle' | 'sending' | 'sent' | 'failed';

interface StatusProps {
  status: Status;
  onClose: () => void;
}

/** The live region is always there, so that a screen reader notices when its text arrives. */
export function MessageStatus({ status, onClose }: StatusProps) {
  const { messages } = useShell();
  return (
    <div role="status" className="message-form__status">
      {status === 'sent' && <Toast icon="check" text={messages.messageSent} onClose={onClose} />}
      {status === 'failed' && <Toast icon="triangle-alert" isFailure text={messages.messageFailed} onClose={onClose} />}
    </div>
  );
}

interface ToastProps {
  icon: IconName;
  text: string;
  isFailure?: boolean;
  onClose: () => void;
}

/** Stays until it is closed or something is typed: nobody has to read against the clock (WCAG 2.2.1). */
function Toast({ icon, text, isFailure = false, onClose }: ToastProps) {
  const { messages } = useShell();
  return (
    <div className={isFailure ? 'toast toast--failure' : 'toast'}>
      <Icon name={icon} />
      <p>{text}</p>
      <button type="button" className="toast__close" aria-label={messages.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
