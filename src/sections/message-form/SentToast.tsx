import { useFrame } from '../../features/frame/frame-context';
import { Icon } from '../../ui/icon/Icon';

/** The live region is always there, so that a screen reader notices when its text arrives. */
export function SentToast({ shown }: { shown: boolean }) {
  const { messages } = useFrame();
  return (
    <div role="status" className="message-form__status">
      {shown && (
        <p className="message-form__toast">
          <Icon name="check" />
          {messages.messageSent}
        </p>
      )}
    </div>
  );
}
