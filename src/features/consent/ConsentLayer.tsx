import type { ConsentQuestion } from '../../shared/manifest';
import { classNames } from '../../ui/class-names';
import { useFocusInside } from '../../ui/use-focus-inside';
import { ActionLink } from '../shell/ActionLink';
import { ConsentDecisions } from './ConsentDecisions';
import type { ConsentChoice } from './consent-store';

/** What a form is filled in with: its own fields, or the frame of the provider. */
const FORMS = 'main :is(form, iframe)';
const TITLE = 'Consent-title';

interface ConsentLayerProps {
  texts: ConsentQuestion;
  onDecide: (choice: ConsentChoice) => void;
  onChoose: () => void;
}

/** The question, at the foot of the window: takes no focus, leaves the page usable, steps aside while a form is filled in. */
export function ConsentLayer({ texts, onDecide, onChoose }: ConsentLayerProps) {
  const isFillingIn = useFocusInside(FORMS);
  return (
    <section
      className={classNames('consent-layer tone-dark needs-script', isFillingIn && 'consent-layer--aside')}
      aria-labelledby={TITLE}
      data-nosnippet=""
    >
      <div className="consent-layer__body container">
        <div className="consent-layer__text">
          <p id={TITLE} className="consent-layer__title">
            {texts.title}
          </p>
          <p>{texts.intro}</p>
          {texts.policies.length > 0 && (
            <p className="consent-layer__policies">
              {texts.policies.map((link) => (
                <ActionLink key={link.href} link={link} />
              ))}
            </p>
          )}
        </div>
        <div className="consent-actions">
          <ConsentDecisions texts={texts} onDecide={onDecide} />
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
