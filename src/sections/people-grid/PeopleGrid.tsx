import type { Instructor, PeopleGridSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { useElsewhere } from '../../features/shell/path-context';
import type { SectionContext } from '../../features/shell/section-context';
import { PersonPhoto } from './PersonPhoto';

/** So many have wider places. */
const FEW = 4;

export function PeopleGrid({ heading, ...section }: PeopleGridSection & SectionContext) {
  const width = section.people.length <= FEW ? '18rem' : '12rem';
  return (
    <ul className="people-grid">
      {section.people.map((person) => (
        <li key={person.id}>
          <Person person={person} label={section.label} heading={heading} width={width} />
        </li>
      ))}
    </ul>
  );
}

interface PersonProps {
  person: Instructor;
  label: string | undefined;
  heading: 'h2' | 'h3';
  /** Of the photo where there is room for it. */
  width: string;
}

function Person({ person: { name, role, image, formUrl, page }, label, heading: Heading, width }: PersonProps) {
  const ownPage = useElsewhere(page);
  const target = formUrl ?? ownPage;
  return (
    <article className="people-grid__person">
      <PersonPhoto name={name} image={image} width={width} />
      <Heading className="people-grid__name">{ownPage === undefined ? name : <a href={ownPage}>{name}</a>}</Heading>
      {role !== undefined && <p className="people-grid__role">{role}</p>}
      {label !== undefined && target !== undefined && (
        <ActionLink
          className="button button--secondary button--small people-grid__button"
          link={{ label, href: target, external: formUrl !== undefined }}
          about={name}
        />
      )}
    </article>
  );
}
