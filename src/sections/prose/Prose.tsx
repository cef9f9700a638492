import type { ProseSection } from '../../../generated/types';

export function Prose({ content }: ProseSection) {
  return <div className="prose" dangerouslySetInnerHTML={content} />;
}
