import { useCallback, useEffect, useState } from 'react';
import type { ConsentQuestion } from '../../shared/manifest';
import { useShell } from '../shell/shell-context';
import { ConsentLayer } from './ConsentLayer';
import { useConsent } from './consent-context';
import type { ConsentChoice } from './consent-store';
import { loadConsentSettings, loadConsentTexts } from './load-consent';
import { useLoaded } from './use-loaded';

/**
 * Asks for consent until the visitor has chosen, and lets the choice be changed (decision T5). The question stands in the
 * HTML, shown where it has to be asked (follow-consent-question.ts); code and texts of the settings are fetched when they
 * are needed.
 */
export function Consent() {
  const { consent } = useShell();
  return consent === undefined ? null : <ConsentParts question={consent} />;
}

function ConsentParts({ question }: { question: ConsentQuestion }) {
  const { language } = useShell();
  const { choice, choose, isInSettings, showSettings } = useConsent();
  const texts = useLoaded(
    isInSettings,
    useCallback(() => loadConsentTexts(language), [language]),
  );
  const Settings = useLoaded(isInSettings, loadConsentSettings);
  const [decisions, setDecisions] = useState(0);
  useFocusAfter(decisions);

  const decide = (decision: ConsentChoice) => {
    choose(decision);
    showSettings(false);
    setDecisions((count) => count + 1);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {decisions > 0 && !isInSettings && question.saved}
      </p>
      <ConsentLayer texts={question} onDecide={decide} onChoose={() => showSettings(true)} />
      {isInSettings && Settings && texts && (
        <Settings texts={texts} choice={choice} onDecide={decide} onClose={() => showSettings(false)} />
      )}
    </>
  );
}

/** After a decision the focus must not be lost with the button that was pressed: it goes to the content. */
function useFocusAfter(decisions: number): void {
  useEffect(() => {
    if (decisions === 0) return;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.checkVisibility()) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [decisions]);
}
