import { useShell } from '../../features/shell/shell-context';
import { Icon } from '../../ui/icon/Icon';

export type Status = 'idle' | 'sending' | 'sent' | 'failed';

/** The live region is always there, so that a screen reader notices when its text arrives. */
export function MessageStatus({ status }: { status: Status }) {
  const { messages } = useShell();
  return (
    <div role="status" className="message-form__status">
      {status === 'sent' && (
        <p className="message-form__toast">
          <Icon name="check" />
          {messages.messageSent}
        </p>
      )}
      {status === 'failed' && (
        <p className="message-form__toast message-form__toast--failed">
          <Icon name="triangle-alert" />
          {messages.messageFailed}
        </p>
      )}
    </div>
  );
}
