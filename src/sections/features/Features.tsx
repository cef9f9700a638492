import type { FeaturesSection, Service } from '../../../generated/types';
import { Actions } from '../../features/shell/Actions';
import type { SectionContext } from '../../features/shell/section-context';
import { phoneRow } from '../../ui/phone-row/phone-row';
import { Feature, type FeatureItem, type FeatureLayout } from './Feature';

const gridOfLayout: Record<FeatureLayout, string> = {
  cards: 'features__cards',
  list: 'features__list',
  figures: 'features__figures',
};

export function Features({ heading, ...section }: FeaturesSection & SectionContext) {
  const { layout = 'cards', phone, services = [] } = section;
  const items = [...services.map(serviceItem), ...section.items];
  const className = `features ${gridOfLayout[layout]} features--${items.length % 2 === 0 ? 'even' : 'odd'}`;
  return (
    <>
      <ul
        {...phoneRow(
          phone,
          className,
          items.every(({ link }) => link !== undefined),
        )}
      >
        {items.map((item) => (
          <Feature key={item.title} item={item} layout={layout} heading={heading} />
        ))}
      </ul>
      {section.actions && (
        <div className="features__actions">
          <Actions actions={section.actions} primary={false} />
        </div>
      )}
    </>
  );
}

function serviceItem({ icon, title, description }: Service): FeatureItem {
  return { icon, title, text: description };
}
