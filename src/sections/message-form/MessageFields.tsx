import { useShell } from '../../features/shell/shell-context';

export function MessageFields({ id }: { id: string }) {
  const { messages } = useShell();
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-name`}>
          {messages.messageName}
        </label>
        <input className="field__input" id={`${id}-name`} name="name" autoComplete="name" />
      </div>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-email`}>
          {messages.messageEmail}
        </label>
        <input className="field__input" id={`${id}-email`} name="email" type="email" autoComplete="email" />
      </div>
      <div className="field message-form__message">
        <label className="field__label" htmlFor={`${id}-message`}>
          {messages.messageText}
        </label>
        <textarea className="field__input" id={`${id}-message`} name="message" rows={4} />
      </div>
    </>
  );
}
