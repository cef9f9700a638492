import { type FocusEvent, useRef, useState } from 'react';
import type { Consent } from '../../../generated/types';
import { useInView } from '../../ui/use-in-view';
import { ActionLink } from '../frame/ActionLink';
import type { ConsentChoice } from './consent-store';
import { useReservedSpace } from './use-reserved-space';

const FORM_SECTIONS = '.section--form, .section--message-form';
const TITLE = 'consent-title';

interface ConsentLayerProps {
  page: unknown;
  texts: Consent;
  onDecide: (choice: ConsentChoice) => void;
  onChoose: () => void;
}

/** The question, at the foot of the window: takes no focus, leaves the page usable, steps aside for a form beneath it. */
export function ConsentLayer({ page, texts, onDecide, onChoose }: ConsentLayerProps) {
  const layer = useRef<HTMLElement>(null);
  const above = useReservedSpace(layer);
  const isOverForm = useInView(FORM_SECTIONS, page, `${-above}px 0px 0px`);
  const [hasFocus, focusHandlers] = useFocusWithin();
  return (
    <section
      ref={layer}
      className={`consent-layer tone-dark ${isOverForm !== false && !hasFocus ? 'consent-layer--aside' : ''}`.trim()}
      aria-labelledby={TITLE}
      {...focusHandlers}
    >
      <div className="consent-layer__body container">
        <div className="consent-layer__text">
          <p id={TITLE} className="consent-layer__title">
            {texts.title}
          </p>
          <p>{texts.intro}</p>
          <p className="consent-layer__policies">
            {texts.policies.map((link) => (
              <ActionLink key={link.href} link={link} />
            ))}
          </p>
        </div>
        <div className="consent-actions">
          <Decision label={texts.reject} onPress={() => onDecide({ analytics: false, marketing: false })} />
          <Decision label={texts.accept} onPress={() => onDecide({ analytics: true, marketing: true })} />
          <button
            type="button"
            className="button button--quiet button--small consent-actions__other"
            onClick={onChoose}
          >
            {texts.choose}
          </button>
        </div>
      </div>
    </section>
  );
}

/**
 * Whether the focus is inside an element. `:focus-within` would not do for hiding it: between two of its buttons it does
 * not match, and a hidden button cannot take the focus.
 */
function useFocusWithin() {
  const [isWithin, setWithin] = useState(false);
  const handlers = {
    onFocus: () => setWithin(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setWithin(currentTarget.contains(relatedTarget)),
  };
  return [isWithin, handlers] as const;
}

/** Accepting and rejecting look the same. */
function Decision({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="button button--secondary button--small" onClick={onPress}>
      {label}
    </button>
  );
}
