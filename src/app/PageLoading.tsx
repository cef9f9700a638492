import { useShell } from '../features/shell/shell-context';

/** Lies over the previous page while the next is fetched, once that takes long enough to be noticed. */
export function PageLoading() {
  const { messages } = useShell();
  return (
    <p className="page-loading" role="status">
      <span className="page-loading__sweep" aria-hidden="true" />
      <span className="visually-hidden">{messages.pageLoading}</span>
    </p>
  );
}
