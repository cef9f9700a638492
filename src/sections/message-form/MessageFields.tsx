import type { ReactNode } from 'react';
import { useShell } from '../../features/shell/shell-context';
import type { FieldFault, FieldFaults, FieldName } from './field-faults';

interface FieldsProps {
  id: string;
  faults: FieldFaults;
}

export function MessageFields({ id, faults }: FieldsProps) {
  const { messages } = useShell();
  const common = (name: FieldName) => ({ id: `${id}-${name}`, name, fault: faults[name] });
  return (
    <>
      <Field {...common('name')} label={messages.messageName}>
        {(control) => <input {...control} autoComplete="name" />}
      </Field>
      <Field {...common('email')} label={messages.messageEmail}>
        {(control) => <input {...control} type="email" autoComplete="email" />}
      </Field>
      <Field {...common('message')} label={messages.messageText}>
        {(control) => <textarea {...control} rows={4} />}
      </Field>
    </>
  );
}

interface ControlProps {
  id: string;
  name: string;
  className: string;
  required: true;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  id: string;
  name: FieldName;
  label: string;
  fault: FieldFault | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control that has to be filled in, with its label and what is wrong with what it holds. */
function Field({ id, name, label, fault, children }: FieldProps) {
  const { messages } = useShell();
  return (
    <div className={name === 'message' ? 'field message-form__message' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
        <span className="field__required" aria-hidden>
          {messages.requiredField}
        </span>
      </label>
      {children({
        id,
        name,
        className: 'field__input',
        required: true,
        'aria-invalid': fault && true,
        'aria-describedby': fault && `${id}-fault`,
      })}
      {fault && (
        <p className="field__fault" id={`${id}-fault`}>
          {fault === 'missing' ? messages.requiredField : messages.emailMalformed}
        </p>
      )}
    </div>
  );
}
