import type { NotFoundSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { exceptionAt } from '../../features/shell/page-exception';
import { useShell } from '../../features/shell/shell-context';
import { Icon } from '../../ui/icon/Icon';
import { Media } from '../../ui/media/Media';
import { useRequestedPath } from './use-requested-path';

export function NotFound(section: NotFoundSection) {
  const { id, media, eyebrow, title, intro, code, requested, home, goBack } = section;
  const path = useRequestedPath();
  const shell = useShell();
  const missing = path === undefined ? undefined : exceptionAt(path, shell)?.missing;
  return (
    <div className="not-found">
      {media && (
        <div className="not-found__media">
          <Media media={media} sizes="(width >= 64rem) 50vw, 100vw" />
        </div>
      )}
      <div className="container not-found__text">
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <div className="not-found__code">{code}</div>
        <h1 id={`${id}-title`}>{missing?.title ?? title}</h1>
        {intro !== undefined && <p className="not-found__intro">{intro}</p>}
        <div className="cluster actions">
          <ActionLink link={missing?.back ?? home} className="button button--primary" />
          <button type="button" className="button button--secondary needs-script" onClick={() => window.history.back()}>
            <Icon name="arrow-left" />
            {goBack}
          </button>
        </div>
        {requested !== undefined && <RequestedPath label={requested} path={path} />}
      </div>
    </div>
  );
}

/** Comes last, so that a long path moves nothing when it is filled in. */
function RequestedPath({ label, path }: { label: string; path: string | undefined }) {
  return (
    <dl className="not-found__requested needs-script">
      <dt>{label}</dt>
      <dd>
        <bdi>{path}</bdi>
      </dd>
    </dl>
  );
}
