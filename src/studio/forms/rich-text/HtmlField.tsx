import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words';
import './html-field.css';
import { RichEditor } from './RichEditor';
import type { ReadHtml } from './read-html';
import { readForEditor } from './readable';

interface Props {
  readonly id: string;
  /** What the text is called among all that is written. */
  readonly where: string;
  readonly label: string;
  /** The language of the text. */
  readonly lang: string;
  readonly value: string;
  /** The same as the file has it, where what is still to be written stands as well. */
  readonly written?: string;
  /** Gives whether it could be taken. */
  readonly onChange: (html: string) => boolean;
  readonly describedBy?: string;
}

/** A text with headings, lists and links; as HTML where it holds more than the editor could keep. */
export function HtmlField({
  id,
  where,
  label,
  lang,
  value,
  written = value,
  onChange,
  describedBy,
}: Props): ReactElement {
  const { forms, richText } = useWords();
  const words = richText.source;
  const [isRefused, setRefused] = useState(false);
  const change = (html: string) => setRefused(!onChange(html));
  const refusal = (
    <p className="text-notes" role="status">
      {isRefused && <span className="text-note text-note--mark">{forms.text.refused}</span>}
    </p>
  );
  const [known, setKnown] = useState(() => reading(value));
  // What the editor has given out it need not read again.
  if (known.html !== value) setKnown(reading(value));
  const { read } = known;
  const document = 'document' in read ? read.document : undefined;
  const [isSource, setSource] = useState(document === undefined);
  const show = useCursorTaken(id, isSource, setSource);
  // Once it is seen as HTML it stays so: nobody wants to lose the cursor in the middle of a tag.
  if (document === undefined && !isSource) setSource(true);
  if (document !== undefined && !isSource) {
    const give = (html: string) => {
      setKnown({ html, read });
      change(html);
    };
    const showSource = () => {
      setKnown(reading(value));
      show(true);
    };
    const props = { id, where, label, lang, value, written, document, describedBy };
    return (
      <>
        <RichEditor {...props} onChange={give} onSource={showSource} />
        {refusal}
      </>
    );
  }
  const noteId = `${id}-note`;
  return (
    <div className="rich-text">
      <div className="rich-text__source-bar">
        <p id={noteId} className="quiet">
          {'unknown' in read ? words.why(read.unknown) : words.note}
        </p>
        <button type="button" className="button" disabled={document === undefined} onClick={() => show(false)}>
          {words.back}
        </button>
      </div>
      <textarea
        id={id}
        aria-label={words.label(label)}
        aria-describedby={[noteId, describedBy].filter((one) => one !== undefined).join(' ')}
        className="rich-text__source"
        lang={lang}
        rows={12}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      {refusal}
    </div>
  );
}

/** Gives what shows a text in the other way, and has the cursor go along from the button, which goes, into the text. */
function useCursorTaken(
  id: string,
  isSource: boolean,
  setSource: (isSource: boolean) => void,
): (isSource: boolean) => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    document.getElementById(id)?.focus();
  }, [id, isSource]);
  return (next) => {
    isAsked.current = true;
    setSource(next);
  };
}

function reading(html: string): { readonly html: string; readonly read: ReadHtml } {
  return { html, read: readForEditor(html) };
}
