import type { Instructor, PeopleGridSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import type { SectionContext } from '../../features/shell/section-context';
import { PersonPhoto } from './PersonPhoto';

export function PeopleGrid({ heading, ...section }: PeopleGridSection & SectionContext) {
  return (
    <ul className="people-grid">
      {section.people.map((person) => (
        <li key={person.id}>
          <Person person={person} label={section.label} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

interface PersonProps {
  person: Instructor;
  label: string | undefined;
  heading: 'h2' | 'h3';
}

function Person({ person: { name, role, image, formUrl }, label, heading: Heading }: PersonProps) {
  return (
    <article className="people-grid__person">
      <PersonPhoto name={name} image={image} />
      <Heading className="people-grid__name">{name}</Heading>
      {role !== undefined && <p className="people-grid__role">{role}</p>}
      {label !== undefined && formUrl !== undefined && (
        <ActionLink
          className="button button--secondary button--small people-grid__button"
          link={{ label, href: formUrl, external: true }}
          about={name}
        />
      )}
    </article>
  );
}
