import type { Alumnus, PeopleCarouselSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { useShell } from '../../features/shell/shell-context';
import { Carousel } from '../../ui/carousel/Carousel';
import { Portrait } from '../../ui/portrait/Portrait';

export function PeopleCarousel({ heading, ...section }: PeopleCarouselSection & SectionContext) {
  const { messages } = useShell();
  return (
    <Carousel
      className="people-carousel"
      labelledBy={section.title && `${section.id}-title`}
      labels={messages}
      slides={section.people.map((person) => <Person key={person.name} {...person} heading={heading} />)}
      loop
      shuffle
    />
  );
}

function Person({ name, location, code, image, imagePosition, heading: Heading }: Alumnus & SectionContext) {
  return (
    <article className="people-carousel__person">
      <Portrait
        name={name}
        image={image}
        sizes="(width >= 52rem) 33vw, (width >= 36rem) 50vw, 100vw"
        position={imagePosition}
      />
      <div className="people-carousel__label">
        <Heading className="people-carousel__name">{name}</Heading>
        <div>
          {code && <p className="people-carousel__code">{code}</p>}
          <p className="people-carousel__place">{location}</p>
        </div>
      </div>
    </article>
  );
}
