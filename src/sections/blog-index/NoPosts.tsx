import { useFrame } from '../../features/frame/frame-context';

export function NoPosts() {
  const { messages } = useFrame();
  return (
    <div className="blog-index__empty">
      <p className="blog-index__empty-title">{messages.noPosts}</p>
      <p>{messages.noPostsHint}</p>
    </div>
  );
}
