import type { Alumnus, PeopleCarouselSection } from '../../../generated/types';
import { useShell } from '../../features/shell/shell-context';
import { Carousel } from '../../ui/carousel/Carousel';
import { Portrait } from '../../ui/portrait/Portrait';

export function PeopleCarousel(section: PeopleCarouselSection) {
  const { messages } = useShell();
  return (
    <Carousel
      className="people-carousel"
      labelledBy={`${section.id}-title`}
      labels={messages}
      slides={section.people.map((person) => <Person key={person.name} {...person} />)}
      loop
      shuffle
    />
  );
}

function Person({ name, location, code, image, imagePosition }: Alumnus) {
  return (
    <article className="people-carousel__person">
      <Portrait
        name={name}
        image={image}
        sizes="(width >= 52rem) 33vw, (width >= 36rem) 50vw, 100vw"
        position={imagePosition}
      />
      <div className="people-carousel__label">
        <h3 className="people-carousel__name">{name}</h3>
        <div>
          <p className="people-carousel__code">{code}</p>
          <p className="people-carousel__place">{location}</p>
        </div>
      </div>
    </article>
  );
}
