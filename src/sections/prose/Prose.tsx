import type { ProseSection } from '../../../generated/types';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Prose({ id, title, content }: ProseSection) {
  return (
    <div className="container prose-section">
      <SectionHeader id={id} title={title} />
      <div className="prose" dangerouslySetInnerHTML={content} />
    </div>
  );
}
