import type { PanelSection } from '../../../generated/types';
import { Actions } from '../../features/shell/Actions';
import { Checkmarks } from '../../ui/checkmarks/Checkmarks';
import { Media } from '../../ui/media/Media';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Panel(section: PanelSection) {
  const { media, side = 'right' } = section;
  return (
    <div className={`container panel panel--${media ? side : 'text'}`}>
      {media && (
        <div className="panel__media">
          <Media media={media} sizes="(width >= 48rem) min(50vw, 42rem), 100vw" />
        </div>
      )}
      <div className="panel__head">
        <SectionHeader id={section.id} eyebrow={section.eyebrow} title={section.title} main={section.main} />
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
          <Media media={logo} sizes="10rem" />
        </li>
      ))}
    </ul>
  );
}
