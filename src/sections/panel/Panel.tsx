import type { PanelSection } from '../../../generated/types';
import { Actions } from '../../features/frame/Actions';
import { Art } from '../../ui/art/Art';
import { Checkmarks } from '../../ui/checkmarks/Checkmarks';
import { Picture } from '../../ui/picture/Picture';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Panel(section: PanelSection) {
  const { art, side = 'right' } = section;
  return (
    <div className={`container panel panel--${art ? side : 'text'}`}>
      {art && (
        <div className="panel__art">
          <Art name={art} />
        </div>
      )}
      <div className="panel__head">
        <SectionHeader id={section.id} eyebrow={section.eyebrow} title={section.title} />
      </div>
      <div className="panel__body">
        <div className="prose" dangerouslySetInnerHTML={section.text} />
        {section.points && <Checkmarks points={section.points} />}
        {section.logos && <PanelLogos logos={section.logos} />}
        <Actions actions={section.actions} primary={false} />
      </div>
    </div>
  );
}

function PanelLogos({ logos }: { logos: NonNullable<PanelSection['logos']> }) {
  return (
    <ul className="panel__logos">
      {logos.map((logo) => (
        <li key={logo.src}>
          <Picture picture={logo} />
        </li>
      ))}
    </ul>
  );
}
