import { useMemo, useState } from 'react';
import { inLanguage } from '../../compiler/languages';
import { MEDIA } from '../../compiler/media/media-files';
import { messagesFile } from '../../compiler/messages/usual-message';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import { isDocument } from '../../compiler/syntax/file-format';
import { isStyleSheet, THEME_FILE } from '../../compiler/theme/theme-files';
import { mergeConflictsIn } from '../../compiler/yaml/merge-conflicts';
import { textOf } from '../../compiler/yaml/utf8';
import { inOrderOfAddress } from '../compiling/in-order-of-address';
import { isUnused } from '../compiling/is-unused';
import { dayShown } from '../content/day-shown';
import { valueIn } from '../content/schema-at';
import { nameOfThing, titleLanguage } from '../content/thing';
import { placeKey } from '../forms/form-store';
import { MoveElsewhere } from '../forms/MoveElsewhere';
import { ThemeValues } from '../forms/theme/ThemeValues';
import { ValueForm } from '../forms/ValueForm';
import { replaceEdit } from '../forms/yaml/replace-edit';
import { YamlEditor } from '../forms/yaml/YamlEditor';
import { type ContentPlace, isSamePlace } from '../place';
import { ProblemCards } from '../problems/ProblemList';
import { StyleSheetProblems } from '../problems/StyleSheetProblems';
import type { Selection } from '../state';
import { EntryTools } from '../structure/EntryTools';
import { PageForm } from '../structure/page-tools/PageForm';
import { UsualMessages } from '../structure/UsualMessages';
import { useStudio, useStudioState } from '../studio-context';
import { Choice } from '../ui/Choice';
import { useNameOfPlace, useNamesOfFiles } from '../use-name-of-place';
import { useLanguage, useWords } from '../words/words';
import { MergeConflicts } from './MergeConflicts';
import { NotThere } from './NotThere';
import { OtherDay } from './OtherDay';
import { OtherEncoding } from './OtherEncoding';
import { RawFile } from './RawFile';
import { UnshownNotice } from './UnshownNotice';
import { UnshownSection } from './UnshownSection';

/** What is edited, as a form or as the text of its file, with what is to be known of it. */
export function Thing({ selection }: { selection: Selection }) {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { shell } = useWords();
  const { contract, compilation, panel, session, view } = useStudioState();
  const { thing } = selection;
  const otherDay = dayShown(dataOf(thing.file), thing.pointer, view.day);
  const content = session.files.get(thing.file);
  const isRaw = content !== undefined && isRawFile(contract, thing.file, content);
  const isUnreadable = !isRaw && dataOf(thing.file) === undefined;
  if (content === undefined) return <NotThere file={thing.file} />;
  // Of a file that cannot be read, nobody knows what is in it.
  const named = isUnreadable ? { ...thing, pointer: [] } : thing;
  const known = compilation?.pages.find((each) => isSamePlace(each, named));
  const page = thing.pointer.length > 0 ? undefined : known;
  const { kind, title: ownTitle } = nameOfThing(contract, named, dataOf, language);
  // That of a page is known from before its file could not be read.
  const title = (isUnreadable ? inLanguage(known?.title, titleLanguage(contract, language)) : undefined) ?? ownTitle;
  const isText = textOf(content) !== undefined;
  const isTextShown = panel === 'yaml' && isText;
  return (
    <section className="thing">
      <h2 className="thing__title">
        <bdi>{title ?? kind}</bdi>
        {title !== undefined && <span className="quiet"> {kind}</span>}
      </h2>
      {!isUnused(thing.file, compilation?.problems ?? []) && <SharedNotice selection={selection} />}
      <UnshownNotice key={placeKey(thing)} thing={thing} />
      <OtherDay shown={otherDay} />
      {otherDay === undefined && <UnshownSection thing={thing} />}
      {isUnreadable && isText && !isStyleSheet(thing.file) && <p className="text-note--mark">{shell.unreadable}</p>}
      {!isUnreadable && isText && <WayOfEditing />}
      {page === undefined && <EntryTools thing={thing} />}
      {thing.file === messagesFile(contract) && <UsualMessages />}
      <PageForm key={thing.file} page={page}>
        <ThingContent
          selection={selection}
          title={title ?? kind}
          isRaw={isRaw && !isTextShown}
          isText={isTextShown || isUnreadable}
        />
      </PageForm>
    </section>
  );
}

interface ThingContentProps {
  readonly selection: Selection;
  readonly title: string;
  readonly isRaw: boolean;
  readonly isText: boolean;
}

function ThingContent({ selection, title, isRaw, isText }: ThingContentProps) {
  const { dataOf } = useStudio();
  const { thing, target } = selection;
  const targetOfForm = useLast(isRaw || isText ? undefined : target);
  if (isRaw) return <RawFile file={thing.file} />;
  if (isText) return <FileText selection={selection} targetOfForm={targetOfForm} />;
  return (
    <ValueForm place={thing}>
      {thing.file === THEME_FILE && (
        <>
          <ThemeValues />
          <StyleSheetProblems />
        </>
      )}
      <MoveElsewhere place={thing} value={valueIn(dataOf(thing.file), thing.pointer)} summary={title} />
    </ValueForm>
  );
}

/** Whether nobody writes a file by hand: a picture, or whatever else is no text and is none of the site's own kinds. */
function isRawFile(contract: Contract, file: string, content: Uint8Array): boolean {
  if (kindOfFile(contract, file) !== undefined || isStyleSheet(file)) return false;
  return file.startsWith(MEDIA) || file.endsWith('.svg') || textOf(content) === undefined;
}

/** The form or the text: they follow each other. */
function WayOfEditing() {
  const { shell } = useWords();
  const { showPanel } = useStudio();
  const { panel } = useStudioState();
  return (
    <Choice
      label={shell.wayOfEditing}
      value={panel === 'yaml' ? 'yaml' : 'form'}
      options={[
        { value: 'form', label: shell.form },
        { value: 'yaml', label: shell.yaml },
      ]}
      onChange={showPanel}
    />
  );
}

interface FileTextProps extends Pick<ThingContentProps, 'selection'> {
  /** Where the cursor was to be in the form that there was before. */
  readonly targetOfForm: ContentPlace | undefined;
}

/** The file as it is written; what keeps it from having a form stands above it, since the marks in it tell nothing on a touch screen. */
function FileText({ selection: { thing, target }, targetOfForm }: FileTextProps) {
  const { shell } = useWords();
  const { dataOf, edit, showPanel } = useStudio();
  const { session, compilation } = useStudioState();
  const { file } = thing;
  const isUnreadable = dataOf(file) === undefined;
  // Whoever is writing in a form that somebody else's mistake takes away would go on writing in the text.
  const [reached] = useState(isUnreadable ? targetOfForm : undefined);
  const name = useNamesOfFiles()([file]);
  const content = session.files.get(file);
  const text = content && textOf(content);
  const problems = useMemo(
    () => (compilation?.problems ?? []).filter(({ place }) => place.file === file),
    [compilation, file],
  );
  if (content === undefined) return null;
  if (text === undefined && !isDocument(content)) return <OtherEncoding file={file} content={content} />;
  const cards = (
    <div className="problems" tabIndex={-1}>
      <ProblemCards problems={problems} />
    </div>
  );
  if (text === undefined) return cards;
  const change = (next: string) => {
    const replacing = replaceEdit(file, text, next);
    // With the letter that mends it, the form would come under the hands of whoever is writing.
    if (isUnreadable && !isStyleSheet(file)) showPanel('yaml');
    if (replacing !== undefined) edit([replacing], { label: shell.yamlStep(name), joins: `${file} as text` });
  };
  return (
    <>
      <p className="quiet thing__file">{file}</p>
      <MergeConflicts file={file} text={text} />
      {isUnreadable && mergeConflictsIn(text).length === 0 && cards}
      <YamlEditor
        file={file}
        text={text}
        onChange={change}
        problems={problems}
        reveal={target === reached ? undefined : target}
      />
    </>
  );
}

/** What there was last of something that is not always there. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Says of what is shown on several pages that it is, and on which. */
function SharedNotice({ selection: { thing, shownOn, beside } }: { selection: Selection }) {
  const { shell } = useWords();
  const { look, open, separate } = useStudio();
  const { compilation, contract, view } = useStudioState();
  const nameOf = useNameOfPlace();
  const language = titleLanguage(contract, useLanguage());
  const pages = compilation?.pages ?? [];
  if (shownOn === undefined || shownOn.length < 2) return null;
  const shown = pages.filter(({ id }) => shownOn.includes(id));
  const isBlock = thing.file.startsWith('blocks/');
  return (
    <div className={beside === undefined ? 'shared' : 'shared shared--beside'}>
      <details>
        <summary>{shownOn.length === pages.length ? shell.sharedByAll : shell.sharedTitle(shownOn.length)}</summary>
        <ul>
          {inOrderOfAddress(shown, language).map(({ id, title }) => (
            <li key={id}>
              <button type="button" className="button button--quiet" onClick={() => look({ page: id })}>
                {inLanguage(title, language) ?? id}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p className="quiet">{shell.sharedHint}</p>
      {beside !== undefined && (
        <>
          <p className="quiet">{shell.besideHint}</p>
          <button type="button" className="button" onClick={() => open(beside)}>
            {nameOf(beside)}
          </button>
        </>
      )}
      {isBlock && shownOn.includes(view.page) && (
        <button type="button" className="button" onClick={() => separate(thing.file, shell.onlyHereStep)}>
          {shell.onlyHere}
        </button>
      )}
    </div>
  );
}
