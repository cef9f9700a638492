import { useShell } from '../../features/shell/shell-context';

export function NoPosts() {
  const { messages } = useShell();
  return (
    <div className="blog-index__empty">
      <p className="blog-index__empty-title">{messages.noPosts}</p>
      <p>{messages.noPostsHint}</p>
    </div>
  );
}
