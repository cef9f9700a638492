import { useEffect, useRef } from 'react';
import { ActionLink } from '../features/frame/ActionLink';
import { useFrame } from '../features/frame/frame-context';
import { exceptionAt } from '../features/frame/page-exception';

/** Takes the place of a page that could not be fetched. Trying again loads its document. */
export function PageFailure({ path }: { path: string }) {
  const frame = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  const { message = frame.messages.pageFailed, back } = exceptionAt(path, frame)?.failure ?? {};

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
            {frame.messages.tryAgain}
          </button>
          {back && <ActionLink link={{ icon: 'arrow-left', ...back }} className="button button--secondary" />}
        </div>
      </div>
    </div>
  );
}
