import type { FeaturesSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { Checkmarks } from '../../ui/checkmarks/Checkmarks';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';

export type FeatureItem = FeaturesSection['items'][number];
export type FeatureLayout = NonNullable<FeaturesSection['layout']>;

interface FeatureProps {
  item: FeatureItem;
  layout: FeatureLayout;
  heading: 'h2' | 'h3';
}

const SIZES = '(width >= 64rem) 26rem, (width >= 48rem) 46vw, 100vw';

/** An amount stays with its unit: `100 %`, `1.200 m²`. */
function withUnit(figure: string): string {
  return figure.replace(/(\d) (\S{1,3})$/, '$1\u00a0$2');
}

export function Feature({ item, layout, heading: Heading }: FeatureProps) {
  return (
    <li
      className={`feature feature--${layout}${layout === 'cards' ? ' card card--index' : ''}`}
      data-visitor={item.when}
    >
      {layout === 'cards' && item.media && (
        <div className="card__media">
          <Media media={item.media} sizes={SIZES} />
        </div>
      )}
      {layout !== 'figures' && item.icon && (
        <span className="feature__icon">
          <Icon name={item.icon} />
        </span>
      )}
      {item.figure !== undefined && <p className="feature__figure">{withUnit(item.figure)}</p>}
      <div className="feature__body">
        <Heading className="feature__title">{item.title}</Heading>
        <p className="feature__text">{item.text}</p>
        {item.points && <Checkmarks points={item.points} className="feature__points" />}
        {item.link && <ActionLink link={item.link} className="link-arrow" />}
      </div>
    </li>
  );
}
