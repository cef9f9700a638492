import type { Service, ServiceBlocksSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { Icon } from '../../ui/icon/Icon';

export function ServiceBlocks({ heading, ...section }: ServiceBlocksSection & SectionContext) {
  return (
    <div className="service-blocks">
      {section.services.map((service) => (
        <ServiceBlock key={service.id} service={service} heading={heading} />
      ))}
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
