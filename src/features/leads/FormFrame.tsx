import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { EmbeddedForm, FormService } from '../../shared/manifest';
import { attribution, onAttributionChange } from '../attribution/attribution';
import { EmailReveal } from '../contact/EmailReveal';
import { useShell } from '../shell/shell-context';
import { FormFallback, WrittenEmail } from './FormFallback';
import { FormNotice } from './FormNotice';
import { formAddress } from './form-address';
import { createFormEmbed, type FormEmbed } from './form-embed';
import { useSubmitted } from './use-submitted';

interface FormFrameProps {
  /** The form's name in forms.yaml. */
  name: string;
  /** The visitor wants the form to go away, where that is possible. */
  onClose?: () => void;
}

/** A form of the provider, or phone and e-mail where it cannot be shown. */
export function FormFrame({ name, onClose }: FormFrameProps) {
  const { settings } = useShell();
  const service = settings.forms;
  const form = service?.forms[name];
  if (service?.embed === undefined || form?.providerId === undefined) {
    return (
      <FormFallback>
        <EmailReveal />
        <noscript>
          <WrittenEmail />
        </noscript>
      </FormFallback>
    );
  }
  return <LiveForm {...{ service, form, embed: service.embed, providerId: form.providerId, onClose }} />;
}

interface LiveFormProps {
  service: FormService;
  embed: NonNullable<FormService['embed']>;
  form: EmbeddedForm;
  providerId: string;
  onClose: (() => void) | undefined;
}

function LiveForm(props: LiveFormProps) {
  const { form } = props;
  const { messages } = useShell();
  const frame = useRef<HTMLIFrameElement>(null);
  const store = useFormEmbed(props);
  const { isLoaded, hasFailed } = useSyncExternalStore(store.subscribe, store.get, store.get);

  useEffect(() => (frame.current === null ? undefined : store.attach(frame.current)), [store]);
  useEffect(() => onAttributionChange(store.refresh), [store]);

  return (
    <div className="form-frame">
      <noscript>
        <FormFallback>
          <WrittenEmail />
        </FormFallback>
      </noscript>
      <div aria-live="polite" className="form-frame__instead">
        {hasFailed && (
          <FormFallback>
            <EmailReveal />
          </FormFallback>
        )}
      </div>
      {/* There from the start to hold the form's place; hidden until the embed gives it an address. */}
      <iframe
        ref={frame}
        title={form.title}
        height={form.height}
        className="form-frame__frame needs-script"
        hidden={hasFailed && !isLoaded}
      />
      {!isLoaded && !hasFailed && <p className="form-frame__wait needs-script">{messages.formLoading}</p>}
      <FormNotice />
    </div>
  );
}

/** One embedded form for as long as the component lives, with the callbacks of the latest rendering. */
function useFormEmbed({ service, embed, providerId, onClose }: LiveFormProps): FormEmbed {
  const { language } = useShell();
  const onSubmit = useSubmitted();
  const latest = useRef({ onSubmit, onClose });
  latest.current = { onSubmit, onClose };
  const [store] = useState(() =>
    createFormEmbed({
      service,
      embed,
      address: () =>
        formAddress(embed.frame, providerId, { language, page: location.href, attribution: attribution() }),
      onSubmit: (formId) => latest.current.onSubmit(formId),
      onClose: () => latest.current.onClose?.(),
    }),
  );
  return store;
}
