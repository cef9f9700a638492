import type { CallToActionSection } from '../../../generated/types';
import { Actions } from '../../features/frame/Actions';
import { Art } from '../../ui/art/Art';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function CallToAction(section: CallToActionSection) {
  return (
    <div className="container call-to-action">
      <div className="call-to-action__text">
        <SectionHeader {...section} />
        <Actions actions={section.actions} />
      </div>
      {section.art !== undefined && (
        <div className="call-to-action__art">
          <Art name={section.art} />
        </div>
      )}
    </div>
  );
}
