import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fillIn } from '../../shared/fill-in';
import type { EmbeddedForm, FormService } from '../../shared/manifest';
import { attribution, onAttributionChange } from '../attribution/attribution';
import { useShell } from '../shell/shell-context';
import { FormFallback } from './FormFallback';
import { FormNotice } from './FormNotice';
import { formAddress } from './form-address';
import { createFormEmbed, type FormEmbed } from './form-embed';
import { useSubmitted } from './use-submitted';

interface FormFrameProps extends Told {
  /** The form's name in forms.yaml. */
  name: string;
  /** The visitor has asked to see it already. */
  isAskedFor?: boolean;
}

/** Who shows the form is told of what the visitor does in it. */
interface Told {
  /** Wants it to go away, where that is possible. */
  onClose?: () => void;
  /** Has sent it. */
  onSent?: () => void;
}

/** A form of the provider, or phone and e-mail where it cannot be shown. */
export function FormFrame({ name, isAskedFor = false, ...told }: FormFrameProps) {
  const { settings } = useShell();
  const service = settings.forms;
  const form = service?.forms[name];
  if (service?.embed === undefined || form?.providerId === undefined) {
    return <FormFallback />;
  }
  const isWantedNearby = isAskedFor || settings.privacy?.forms === 'onApproach';
  const { providerId } = form;
  return (
    <LiveForm
      {...told}
      service={service}
      form={form}
      embed={service.embed}
      providerId={providerId}
      isWantedNearby={isWantedNearby}
    />
  );
}

interface LiveFormProps extends Told {
  service: FormService;
  embed: NonNullable<FormService['embed']>;
  form: EmbeddedForm;
  providerId: string;
  /** Its provider may be asked as soon as the form is near the window; else a press has to ask for it. */
  isWantedNearby: boolean;
}

function LiveForm(props: LiveFormProps) {
  const { form, embed, isWantedNearby } = props;
  const { messages } = useShell();
  const [isPressed, setPressed] = useState(false);
  const isWanted = isWantedNearby || isPressed;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const store = useFormEmbed(props);
  const { isLoaded, hasFailed } = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => (frame.current === null || !isWanted ? undefined : store.attach(frame.current)), [store, isWanted]);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isPressed) box.current?.focus();
  }, [isPressed]);
  useEffect(() => onAttributionChange(store.refresh), [store]);

  return (
    <div ref={box} tabIndex={-1} className="form-frame">
      <div className="without-script">
        <FormFallback />
      </div>
      <div aria-live="polite" className="form-frame__instead">
        {hasFailed && <FormFallback />}
      </div>
      {/* Holds the form's place from the moment that it is wanted; invisible until the embed gives it an address. */}
      <iframe
        ref={frame}
        title={form.title}
        height={form.height}
        className="form-frame__frame needs-script"
        hidden={!isWanted || (hasFailed && !isLoaded)}
      />
      {!isWanted && (
        <div className="form-frame__offer needs-script">
          <button type="button" className="button button--primary" onClick={() => setPressed(true)}>
            {messages.showForm}
            <span className="visually-hidden">: {form.title}</span>
          </button>
          <p>{fillIn(messages.showFormNotice, { service: new URL(embed.frame).host })}</p>
        </div>
      )}
      {isWanted && !isLoaded && !hasFailed && <p className="form-frame__wait needs-script">{messages.formLoading}</p>}
      {isWanted && form.room !== undefined && !hasFailed && (
        <svg className="form-frame__room needs-script" width="0" height={form.room} aria-hidden="true" />
      )}
      <FormNotice />
    </div>
  );
}

/** One embedded form for as long as the component lives, with the callbacks of the latest rendering. */
function useFormEmbed({ service, embed, providerId, onClose, onSent }: LiveFormProps): FormEmbed {
  const { language } = useShell();
  const report = useSubmitted();
  const callbacks = {
    onSubmit: (formId: string) => {
      report(formId);
      onSent?.();
    },
    onClose: () => onClose?.(),
  };
  const latest = useRef(callbacks);
  latest.current = callbacks;
  const [store] = useState(() =>
    createFormEmbed({
      service,
      embed,
      address: () =>
        formAddress(embed.frame, providerId, { language, page: location.href, attribution: attribution() }),
      onSubmit: (formId) => latest.current.onSubmit(formId),
      onClose: () => latest.current.onClose(),
    }),
  );
  return store;
}
