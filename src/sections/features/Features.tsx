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
  const className = `features ${gridOfLayout[layout]} features--${inRows(items.length)}`;
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

/** Six are two rows of three, and not four and two. */
function inRows(count: number): 'odd' | 'even' | 'threes' {
  if (count % 6 === 0) return 'threes';
  return count % 2 === 0 ? 'even' : 'odd';
}

function serviceItem({ icon, title, description }: Service): FeatureItem {
  return { icon, title, text: description };
}
