import type { Form, Settings } from '../../../generated/source-types';
import type { EmbeddedForm, FormService } from '../../shared/manifest';
import { collection } from '../site';
import type { ResolveContext } from './resolve-context';
import { resolveText } from './text';

type FormSettings = NonNullable<Settings['forms']>;

/** The addresses at which the stand-in form service (scripts/form-service) serves what a provider does. */
const STAND_IN = { script: '/embed.js', frame: '/f/{id}?hideTitle=1&dynamicHeight=1' } as const;

/** Where the provider serves its script and its forms. */
const TALLY = {
  script: 'https://tally.so/widgets/embed.js',
  frame: 'https://tally.so/embed/{id}?alignLeft=1&hideTitle=1&transparentBackground=1&dynamicHeight=1',
} as const;

/** What applies where the settings say nothing; schemas/settings.schema.json tells editors the same. */
const USUAL = { initDelayMs: 500, loadTimeoutMs: 8000, redirectDelayMs: 1000, nearPx: 500 } as const;

/** What the browser is told of the forms: nothing of their fields, which the provider shows. */
export function resolveFormService(settings: FormSettings, context: ResolveContext): FormService {
  const { initDelayMs, loadTimeoutMs, redirectDelayMs, nearPx, successPath } = { ...USUAL, ...settings };
  const embed = embedOf(settings, context.formService);
  const forms = [...collection(context.site, 'forms')].map(([name, { value }]) => [
    name,
    embeddedForm(name, value, settings, context),
  ]);
  return {
    ...(embed && { embed }),
    initDelayMs,
    loadTimeoutMs,
    redirectDelayMs,
    nearPx,
    ...(successPath !== undefined && { successPath }),
    forms: Object.fromEntries(forms),
  };
}

function embedOf(settings: FormSettings, standIn: string | undefined): FormService['embed'] {
  if (settings.provider === 'tally')
    return { script: settings.script ?? TALLY.script, frame: settings.frame ?? TALLY.frame };
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
