import type { CallToActionSection } from '../../../generated/types';
import { Actions } from '../../features/shell/Actions';
import { Media } from '../../ui/media/Media';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function CallToAction(section: CallToActionSection) {
  return (
    <div className="container call-to-action">
      <div className="call-to-action__text">
        <SectionHeader {...section} />
        <Actions actions={section.actions} />
      </div>
      {section.media !== undefined && (
        <div className="call-to-action__media">
          <Media media={section.media} sizes="(width >= 48rem) 50vw, 100vw" />
        </div>
      )}
    </div>
  );
}
