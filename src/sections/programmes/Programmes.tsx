import type { Programme, ProgrammesSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import type { SectionContext } from '../../features/shell/section-context';
import { useShell } from '../../features/shell/shell-context';
import type { Link } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';

export function Programmes({ heading, ...section }: ProgrammesSection & SectionContext) {
  return (
    <ul className="programmes">
      {section.programmes.map((programme) => (
        <li key={programme.id}>
          <ProgrammeCard programme={programme} action={section.action} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

interface ProgrammeCardProps extends SectionContext {
  programme: Programme;
  action: Link | undefined;
}

function ProgrammeCard({ programme, action, heading: Heading }: ProgrammeCardProps) {
  const { title, description, duration, media } = programme;
  const { messages } = useShell();
  return (
    <article className="programmes__card">
      {media && (
        <div className="programmes__media">
          <Media media={media} sizes="(width >= 64rem) 26rem, (width >= 40rem) 42vw, 100vw" />
        </div>
      )}
      <p className="programmes__duration">
        <Icon name="timer" label={messages.duration} />
        {duration}
      </p>
      <div className="programmes__body">
        <Heading className="programmes__title">{title}</Heading>
        <p className="programmes__text">{description}</p>
        {action && <ActionLink className="button button--secondary programmes__action" link={action} about={title} />}
      </div>
    </article>
  );
}
