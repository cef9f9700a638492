import { useShell } from '../shell/shell-context';
import { useConsent } from './consent-context';

/** Opens the settings of the consent again, on every page (decision T5). Nothing where the site asks for none. */
export function ConsentSettingsButton() {
  const { messages, consent } = useShell();
  const { showSettings } = useConsent();
  if (consent === undefined) return null;
  return (
    <button type="button" className="consent-button needs-script" onClick={() => showSettings(true)}>
      {messages.cookieSettings}
    </button>
  );
}
