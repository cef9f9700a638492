import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

const MARK = 'data-studio-copy';

/** Says of what is copied in a text of the Studio that it comes from one: others are made with the same editor. */
export function markCopies(schema: Schema): Plugin {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  return new Plugin({ props: { clipboardSerializer: new MarkingSerializer(nodes, marks) } });
}

class MarkingSerializer extends DOMSerializer {
  override serializeFragment(...args: Parameters<DOMSerializer['serializeFragment']>) {
    const made = super.serializeFragment(...args);
    made.firstElementChild?.setAttribute(MARK, '');
    return made;
  }
}

/** Whether something that is pasted was copied in a text of the Studio. */
export function isOwnCopy(pasted: ParentNode): boolean {
  return pasted.querySelector(`[${MARK}]`) !== null;
}
