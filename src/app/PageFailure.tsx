import { useEffect, useRef } from 'react';
import { ActionLink } from '../features/shell/ActionLink';
import { exceptionAt } from '../features/shell/page-exception';
import { useShell } from '../features/shell/shell-context';

/** Takes the place of a page that could not be fetched. Trying again loads its document. */
export function PageFailure({ path }: { path: string }) {
  const shell = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const { message = shell.messages.pageFailed, back } = exceptionAt(path, shell)?.failure ?? {};

  useEffect(() => {
    document.title = message;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [message]);

  return (
    <div className="section tone-dark page-failure">
      <div className="container page-failure__text" role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {message}
        </h1>
        <div className="cluster actions">
          <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
            {shell.messages.tryAgain}
          </button>
          {back && <ActionLink link={{ icon: 'arrow-left', ...back }} className="button button--secondary" />}
        </div>
      </div>
    </div>
  );
}
