import type { Service, ServiceBlocksSection } from '../../../generated/types';
import { Icon } from '../../ui/icon/Icon';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function ServiceBlocks(section: ServiceBlocksSection) {
  const heading = section.title === undefined ? 'h2' : 'h3';
  return (
    <div className="container">
      <SectionHeader {...section} />
      <div className="service-blocks">
        {section.services.map((service) => (
          <ServiceBlock key={service.id} service={service} heading={heading} />
        ))}
      </div>
    </div>
  );
}

function ServiceBlock({ service, heading: Heading }: { service: Service; heading: 'h2' | 'h3' }) {
  return (
    <article className="service-blocks__block">
      <div className="service-blocks__head">
        <Icon name={service.icon} />
        <Heading className="service-blocks__title">{service.title}</Heading>
        <p className="service-blocks__text">{service.description}</p>
      </div>
      <ul className="service-blocks__features">
        {service.features.map((feature) => (
          <li key={feature} className="service-blocks__feature">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
