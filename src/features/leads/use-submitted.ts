import { goTo } from '../click-intents';
import { useShell } from '../shell/shell-context';
import { reportSubmission } from '../tracking/report-submission';

/**
 * What follows a submission (specification, point 4): it is reported, and after a while the success page, if there is
 * one, is shown, even if the form has gone away by then. Takes the provider's id of the form.
 */
export function useSubmitted(): (providerId: string) => void {
  const { settings } = useShell();
  return (providerId) => {
    const service = settings.forms;
    const [name, form] =
      Object.entries(service?.forms ?? {}).find(([, known]) => known.providerId === providerId) ?? [];
    if (service === undefined || name === undefined || form === undefined) return;
    reportSubmission({ id: name, name: form.title }, settings.tracking);
    const { successPath } = service;
    if (successPath !== undefined) setTimeout(() => goTo(successPath), service.redirectDelayMs);
  };
}
