import type { ProcedureSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { Actions } from '../../features/shell/Actions';

/** Up to this many waypoints stand beside each other on a wide screen, as a climb; more go down the page. */
const longestClimb = 5;

export function Procedure(section: ProcedureSection) {
  const climbs = section.steps.length <= longestClimb;
  return (
    <>
      <ol className={climbs ? 'procedure procedure--climb' : 'procedure'}>
        {section.steps.map((step) => (
          <ProcedureStep key={step.waypoint + step.title} step={step} />
        ))}
      </ol>
      <Actions actions={section.actions} primary={false} />
    </>
  );
}

function ProcedureStep({ step }: { step: ProcedureSection['steps'][number] }) {
  return (
    <li className="procedure__step">
      <WaypointSymbol />
      <p className="procedure__waypoint">{step.waypoint}</p>
      <div className="procedure__body">
        <div className="procedure__head">
          <h3 className="procedure__title">{step.title}</h3>
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

/** The four-pointed star by which charts mark a waypoint. */
function WaypointSymbol() {
  return (
    <svg className="procedure__symbol" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="7" />
      <path d="M0-11Q.5-.5 11 0 .5.5 0 11-.5.5-11 0-.5-.5 0-11Z" />
    </svg>
  );
}
