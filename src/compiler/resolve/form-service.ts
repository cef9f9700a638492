import type { Form, Settings } from '../../../generated/source-types';
import type { EmbeddedForm, FormService } from '../../shared/manifest';
import { collection } from '../site';
import type { ResolveContext } from './resolve';
import { resolveText } from './text';

type FormSettings = NonNullable<Settings['forms']>;

/** Which addresses the stand-in form service (scripts/form-service) has for what a provider has. */
const STAND_IN = { script: '/embed.js', frame: '/f/{id}?hideTitle=1&dynamicHeight=1' } as const;

/** What the browser is told of the forms: nothing of their fields, which the provider shows. */
export function resolveFormService(settings: FormSettings, context: ResolveContext): FormService {
  const { initDelayMs, loadTimeoutMs, redirectDelayMs, nearPx, successPath } = settings;
  const embed = embedOf(settings, context.formService);
  const forms = [...collection(context.site, 'forms')].map(([name, { value }]) => [
    name,
    embeddedForm(name, value, settings, context),
  ]);
  return {
    ...(embed && { embed }),
    ...{ initDelayMs, loadTimeoutMs, redirectDelayMs, nearPx, successPath },
    forms: Object.fromEntries(forms),
  };
}

function embedOf({ provider, script, frame }: FormSettings, standIn: string | undefined): FormService['embed'] {
  if (provider === 'tally') return { script, frame };
  return standIn === undefined ? undefined : { script: standIn + STAND_IN.script, frame: standIn + STAND_IN.frame };
}

function embeddedForm(name: string, form: Form, { provider }: FormSettings, context: ResolveContext): EmbeddedForm {
  const providerId = provider === 'tally' ? form.tally : form.fields && name;
  return {
    title: resolveText(form.title, context),
    height: form.height,
    ...(form.room !== undefined && { room: form.room }),
    ...(providerId !== undefined && { providerId }),
  };
}
