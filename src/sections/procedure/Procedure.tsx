import type { ProcedureSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { Actions } from '../../features/shell/Actions';
import type { SectionContext } from '../../features/shell/section-context';

/** Up to this many steps stand beside each other on a wide screen; more go down the page. */
const MOST_ACROSS = 5;

export function Procedure({ heading, ...section }: ProcedureSection & SectionContext) {
  const isAcross = section.steps.length <= MOST_ACROSS;
  return (
    <>
      <ol className={isAcross ? 'procedure procedure--across' : 'procedure'}>
        {section.steps.map((step) => (
          <ProcedureStep key={step.title} step={step} heading={heading} />
        ))}
      </ol>
      <Actions actions={section.actions} primary={false} />
    </>
  );
}

interface ProcedureStepProps extends SectionContext {
  step: ProcedureSection['steps'][number];
}

function ProcedureStep({ step, heading: Heading }: ProcedureStepProps) {
  return (
    <li className="procedure__step">
      <span className="procedure__symbol" aria-hidden="true" />
      {step.mark !== undefined && <p className="procedure__mark">{step.mark}</p>}
      <div className="procedure__body">
        <div className="procedure__head">
          <Heading className="procedure__title">{step.title}</Heading>
          {step.meta !== undefined && <p className="procedure__meta">{step.meta}</p>}
        </div>
        <div>
          <p className="procedure__text">{step.text}</p>
          {step.link && <ActionLink link={step.link} className="link-arrow" />}
        </div>
      </div>
    </li>
  );
}
