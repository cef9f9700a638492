import type { FeaturesSection } from '../../../generated/types';
import { Actions } from '../../features/frame/Actions';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { Feature, type FeatureLayout } from './Feature';

const gridOfLayout: Record<FeatureLayout, string> = {
  cards: 'features__cards',
  list: 'features__list',
  figures: 'features__figures',
};

export function Features(section: FeaturesSection) {
  const { layout = 'cards' } = section;
  const heading = section.title === undefined ? 'h2' : 'h3';
  return (
    <div className="container">
      <SectionHeader id={section.id} eyebrow={section.eyebrow} title={section.title} intro={section.intro} />
      <ul className={`features ${gridOfLayout[layout]} features--${section.items.length % 2 === 0 ? 'even' : 'odd'}`}>
        {section.items.map((item) => (
          <Feature key={item.title} item={item} layout={layout} heading={heading} />
        ))}
      </ul>
      {section.actions && (
        <div className="features__actions">
          <Actions actions={section.actions} primary={false} />
        </div>
      )}
    </div>
  );
}
