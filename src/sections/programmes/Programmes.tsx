import type { Programme, ProgrammesSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { useShell } from '../../features/shell/shell-context';
import type { Link } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';

export function Programmes(section: ProgrammesSection) {
  return (
    <ul className="programmes">
      {section.programmes.map((programme) => (
        <li key={programme.id}>
          <ProgrammeCard programme={programme} action={section.action} />
        </li>
      ))}
    </ul>
  );
}

interface ProgrammeCardProps {
  programme: Programme;
  action: Link | undefined;
}

function ProgrammeCard({ programme: { title, description, duration, media }, action }: ProgrammeCardProps) {
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
        <h3 className="programmes__title">{title}</h3>
        <p className="programmes__text">{description}</p>
        {action && <ActionLink className="button button--secondary programmes__action" link={action} about={title} />}
      </div>
    </article>
  );
}
