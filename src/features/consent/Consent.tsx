import { useCallback, useEffect, useState } from 'react';
import { useShell } from '../shell/shell-context';
import { useConsent } from './consent-context';
import type { ConsentChoice } from './consent-store';
import { loadConsentLayer, loadConsentSettings, loadConsentTexts } from './load-consent';
import { useLoaded } from './use-loaded';

/**
 * Asks for consent until the visitor has chosen, and lets the choice be changed (decision T5). Its code and texts are
 * fetched when they are needed.
 */
export function Consent() {
  const { consent } = useShell();
  return consent === undefined ? null : <ConsentParts />;
}

function ConsentParts() {
  const { language } = useShell();
  const { choice, choose, isInSettings, showSettings } = useConsent();
  const isAsking = choice === undefined;
  const texts = useLoaded(
    isAsking || isInSettings,
    useCallback(() => loadConsentTexts(language), [language]),
  );
  const Layer = useLoaded(isAsking, loadConsentLayer);
  const Settings = useLoaded(isInSettings, loadConsentSettings);
  const [decisions, setDecisions] = useState(0);
  useFocusAfter(decisions);

  const decide = (decision: ConsentChoice) => {
    choose(decision);
    showSettings(false);
    setDecisions((count) => count + 1);
  };
  const announcement = decisions > 0 ? texts?.saved : texts?.title;
  return (
    <>
      <p className="visually-hidden" role="status">
        {(isAsking || decisions > 0) && !isInSettings && announcement}
      </p>
      {isAsking && Layer && texts && <Layer texts={texts} onDecide={decide} onChoose={() => showSettings(true)} />}
      {isInSettings && Settings && texts && (
        <Settings texts={texts} choice={choice} onDecide={decide} onClose={() => showSettings(false)} />
      )}
    </>
  );
}

/** After a decision the focus must not be lost with the button that was pressed: it goes to the content. */
function useFocusAfter(decisions: number): void {
  useEffect(() => {
    if (decisions === 0 || document.activeElement !== document.body) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [decisions]);
}
