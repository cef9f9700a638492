import type { ConsentQuestion } from '../../shared/manifest';
import type { ConsentChoice } from './consent-store';

const REJECTED: ConsentChoice = { analytics: false, marketing: false };
const ACCEPTED: ConsentChoice = { analytics: true, marketing: true };

interface ConsentDecisionsProps {
  texts: Pick<ConsentQuestion, 'accept' | 'reject'>;
  onDecide: (choice: ConsentChoice) => void;
}

/** Accepting and rejecting look the same. */
export function ConsentDecisions({ texts, onDecide }: ConsentDecisionsProps) {
  return (
    <>
      <button type="button" className="button button--secondary button--small" onClick={() => onDecide(REJECTED)}>
        {texts.reject}
      </button>
      <button type="button" className="button button--secondary button--small" onClick={() => onDecide(ACCEPTED)}>
        {texts.accept}
      </button>
    </>
  );
}
