import { isInTable } from '@tiptap/pm/tables';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { asToken } from '../../../shared/token-syntax';
import { pastedText } from '../../pasted-text';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { OwnChanges } from '../own-changes';
import { factChoice } from '../token-text';
import { writingDirection } from '../writing-direction';
import { withBlocks, withoutLoneCell, withParagraphs } from './blocks-pasted';
import { cleanPasted } from './clean-pasted';
import type { RichNode } from './document';
import { extensionsWith } from './extensions';
import { insertToken } from './insert-token';
import { joinLines } from './join-lines';
import { mergeHtml } from './keep-layout';
import { LinkPanel } from './LinkPanel';
import { linkPasted } from './link-pasted';
import { withMarkdownMarks } from './markdown-pasted';
import { NamePicker } from './NamePicker';
import { addressCopied, ownSite } from './own-address';
import { pasteBeside } from './paste-beside';
import { pasteIntoCells } from './paste-into-cells';
import { shownToken } from './TokenChip';
import { Toolbar } from './Toolbar';
import { useTools } from './use-tools';
import { writeHtml } from './write-html';

interface Props {
  readonly id: string;
  /** What the text is called among all that is written. */
  readonly where: string;
  readonly label: string;
  readonly lang: string;
  readonly value: string;
  /** The same as the file has it, where what is still to be written stands as well. */
  readonly written: string;
  /** The same, as the editor holds it. */
  readonly document: RichNode;
  readonly onChange: (html: string) => void;
  readonly onSource: () => void;
  readonly describedBy?: string | undefined;
}

/** What the text was when it came in, and what the editor made of it. */
interface Base {
  readonly original: string;
  readonly before: string;
}

/** A change that came from outside and is not to be told. */
const FROM_OUTSIDE = 'fromOutside';

export function RichEditor({
  id,
  where,
  label,
  lang,
  value,
  written,
  document,
  onChange,
  onSource,
  describedBy,
}: Props): ReactElement {
  const words = useWords().richText;
  const [start] = useState<Base>(() => ({ original: written, before: writeHtml(document) }));
  const base = useRef(start);
  const [changes] = useState(() => new OwnChanges(value));
  const { dataOf, pages, contract } = useForm();
  const own = () => ownSite(dataOf('settings.yaml'), pages, contract);
  const latest = useRef({ document, written, onChange, own });
  latest.current = { document, written, onChange, own };
  const addressFor = (href: string) => addressCopied(href, latest.current.own());
  const [panel, setPanel] = useState<'link' | 'fact'>();
  const attributes = {
    id,
    lang,
    role: 'textbox',
    spellcheck: 'true',
    class: 'rich-text__content',
    'aria-multiline': 'true',
    'aria-label': label,
    dir: writingDirection(lang),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  };
  const extensions = useMemo(() => extensionsWith(shownToken(lang)), [lang]);
  const editor = useEditor({
    extensions,
    content: document,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => cleanPasted(html, lang, addressFor),
      transformPastedText: (text) => joinLines(pastedText(text, lang)),
      transformPasted: (slice, { state }) =>
        withMarkdownMarks(withBlocks(withParagraphs(isInTable(state) ? slice : withoutLoneCell(slice))), (html) =>
          cleanPasted(html, lang, addressFor),
        ),
      handleKeyDown: (_view, event) => {
        if (!isLinkKey(event)) return false;
        setPanel('link');
        event.preventDefault();
        return true;
      },
      handlePaste: (view, event, slice) =>
        linkPasted(view, slice, addressFor) || pasteIntoCells(view, event, slice) || pasteBeside(view, event, slice),
    },
    onUpdate: ({ editor: { state }, transaction }) => {
      if (transaction.getMeta(FROM_OUTSIDE) === true) return;
      const { original, before } = base.current;
      const html = mergeHtml(original, before, writeHtml(state.doc.toJSON()));
      if (html === changes.latest) return;
      changes.give(html);
      latest.current.onChange(html);
    },
  });
  useEffect(() => {
    if (changes.isOwn(value)) return;
    const { document: wanted, written: original } = latest.current;
    base.current = { original, before: writeHtml(wanted) };
    takeOver(editor, wanted);
  }, [editor, value, changes]);

  const toggle = (name: 'link' | 'fact') => () => setPanel(panel === name ? undefined : name);
  const tools = useTools(editor, { link: toggle('link'), fact: toggle('fact'), source: onSource });
  const close = () => {
    setPanel(undefined);
    editor.commands.focus();
  };
  return (
    <div className="rich-text">
      <Toolbar label={words.toolbar(label)} controls={id} tools={tools} />
      {panel === 'link' && <LinkAtCursor editor={editor} where={where} lang={lang} onClose={close} />}
      {panel === 'fact' && (
        <FactPanel
          onChoose={(name) => {
            insertToken(editor, asToken('facts', name));
            close();
          }}
          onClose={close}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}

/** The keys by which most editors of texts make a link. */
function isLinkKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Makes the editor hold another text, so that the cursor stays where it is. */
function takeOver(editor: Editor, document: RichNode): void {
  const { state, view } = editor;
  const next = state.schema.nodeFromJSON(document);
  const start = state.doc.content.findDiffStart(next.content);
  const end = state.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = next.slice(start, end.b + overlap);
  view.dispatch(
    state.tr
      .replace(start, end.a + overlap, slice)
      .setMeta(FROM_OUTSIDE, true)
      .setMeta('addToHistory', false),
  );
}

interface LinkProps {
  readonly editor: Editor;
  readonly where: string;
  readonly lang: string;
  readonly onClose: () => void;
}

function LinkAtCursor({ editor, where, lang, onClose }: LinkProps): ReactElement {
  const { href } = editor.getAttributes('a');
  const apply = (address: string, title: string) => {
    const { empty } = editor.state.selection;
    const isLink = editor.isActive('a');
    const kept = isLink ? otherAttributes(editor.getAttributes('a').attributes) : null;
    const mark = { type: 'a', attrs: { href: address, attributes: kept } };
    if (empty && !isLink) editor.commands.insertContent({ type: 'text', text: title, marks: [mark] });
    else editor.chain().extendMarkRange('a').setMark('a', mark.attrs).run();
    onClose();
  };
  return (
    <LinkPanel
      where={where}
      href={typeof href === 'string' ? href : undefined}
      lang={lang}
      onApply={apply}
      onRemove={() => {
        editor.chain().extendMarkRange('a').unsetMark('a').run();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function otherAttributes(attributes: unknown): Record<string, unknown> | null {
  return typeof attributes === 'object' && attributes !== null ? { ...attributes } : null;
}

interface FactProps {
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
}

function FactPanel({ onChoose, onClose }: FactProps): ReactElement {
  const words = useWords().richText.token;
  const { names, contract, language } = useForm();
  const locale = contract.languages[0]?.locale ?? language;
  const choices = (names.facts ?? []).map((fact) => factChoice(fact, locale));
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset
      ref={panel}
      className="link-panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <legend className="visually-hidden">{words.insert}</legend>
      <NamePicker label={words.choose} choices={choices} onChoose={onChoose} />
      <button type="button" className="button" onClick={onClose}>
        {words.cancel}
      </button>
    </fieldset>
  );
}
