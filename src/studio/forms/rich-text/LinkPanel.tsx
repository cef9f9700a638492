import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { KnownNames } from '../../../compiler/names/known-names';
import { phoneExample } from '../../../compiler/standards/phone-example';
import { type Texts, useUnfinished } from '../../unfinished';
import { useWords } from '../../words/words';
import { FileUpload } from '../FileUpload';
import { useForm } from '../form-context';
import { linkedFiles } from '../media/picture-kinds';
import type { Choice } from '../use-combobox';
import { LINK_KINDS, type LinkKind, type LinkTarget, readAddress, writeAddress } from './link-address';
import { NamePicker } from './NamePicker';

interface Props {
  /** What the text is called among all that is written. */
  readonly where: string;
  readonly href: string | undefined;
  /** The language of the text. */
  readonly lang: string;
  /** `title` is what the target is called, where it has a name. */
  readonly onApply: (href: string, title: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks where the link at the cursor leads. */
export function LinkPanel({ where, href, lang, onApply, onRemove, onClose }: Props): ReactElement {
  const words = useWords().richText.link;
  const { contract, names } = useForm();
  const id = useId();
  const panel = useRef<HTMLFieldSetElement>(null);
  // Where somebody has begun to say it, and has looked elsewhere in between, it is there again.
  const [unfinished, keep] = useUnfinished(`link ${where} ${href ?? ''}`);
  const [target, setTarget] = useState<LinkTarget>(
    () => targetBegun(unfinished) ?? (href === undefined ? emptyTarget('page') : readAddress(href)),
  );
  const [isRefused, setRefused] = useState(false);
  const choices = useChoices(target.kind, lang);
  const hasPosts = (names.posts ?? []).length > 0;
  const kinds = LINK_KINDS.filter((kind) => kind !== 'post' || kind === target.kind || hasPosts);
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);

  const change = (changed: LinkTarget) => {
    setTarget(changed);
    keep({ ...changed });
    setRefused(false);
  };
  const finish = (end: () => void) => {
    keep(undefined);
    end();
  };
  const apply = () => {
    const address = writeAddress(target);
    if (address === undefined) setRefused(true);
    else finish(() => onApply(address, titleOf(target, choices) ?? words.shown(address)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish(onClose);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset ref={panel} className="link-panel" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{words.title}</legend>
      <label htmlFor={id}>{words.kind}</label>
      <select id={id} value={target.kind} onChange={(event) => change(emptyTarget(kindOf(event.target.value)))}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </select>
      <TargetFields target={target} choices={choices} isRefused={isRefused} errorId={`${id}-error`} onChange={change} />
      {isRefused && (
        <p id={`${id}-error`} className="rich-text__error" role="alert">
          {target.kind === 'phone' ? words.refused.phone(phoneExample(contract.languages)) : words.refused[target.kind]}
        </p>
      )}
      <div className="link-panel__actions">
        <button type="button" className="button button--main" onClick={apply}>
          {words.apply}
        </button>
        {href !== undefined && (
          <button type="button" className="button" onClick={() => finish(onRemove)}>
            {words.remove}
          </button>
        )}
        <button type="button" className="button" onClick={() => finish(onClose)}>
          {words.cancel}
        </button>
      </div>
    </fieldset>
  );
}

interface TargetProps {
  readonly target: LinkTarget;
  readonly choices: readonly Choice[];
  readonly isRefused: boolean;
  readonly errorId: string;
  readonly onChange: (target: LinkTarget) => void;
}

function TargetFields({ target, choices, isRefused, errorId, onChange }: TargetProps): ReactElement {
  const { media, richText } = useWords();
  const words = richText.link;
  const anchors = useAnchors(target);
  const id = useId();
  if ('name' in target) {
    const { kind, anchor } = target;
    return (
      <>
        <NamePicker
          label={words.kinds[kind]}
          choices={choices}
          chosen={target.name}
          onChoose={(name) => onChange({ kind, name, anchor: '' })}
        />
        {kind === 'file' && (
          <FileUpload
            kind={linkedFiles}
            label={media.uploadFile}
            onTaken={(name) => onChange({ kind, name, anchor: '' })}
          />
        )}
        {anchors.length > 0 && (
          <>
            <label htmlFor={id}>{words.anchor}</label>
            <select id={id} value={anchor} onChange={(event) => onChange({ ...target, anchor: event.target.value })}>
              <option value="">{words.wholePage}</option>
              {[...new Set([...anchors, ...(anchor === '' ? [] : [anchor])])].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </>
        )}
      </>
    );
  }
  const text = target.kind === 'here' ? target.anchor : target.address;
  const type = { here: 'text', web: 'url', mail: 'email', phone: 'tel' }[target.kind];
  return (
    <>
      <label htmlFor={id}>{words.address[target.kind]}</label>
      <input
        id={id}
        type={type}
        value={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? errorId : undefined}
        onChange={({ target: { value } }) =>
          onChange(target.kind === 'here' ? { ...target, anchor: value } : { ...target, address: value })
        }
      />
    </>
  );
}

function kindOf(value: string): LinkKind {
  return LINK_KINDS.find((kind) => kind === value) ?? 'page';
}

function emptyTarget(kind: LinkKind): LinkTarget {
  return targetOf(kind, { name: '', anchor: '', address: '' });
}

/** Of some kind, what is said of such a target. */
function targetOf(kind: LinkKind, said: Readonly<Record<'name' | 'anchor' | 'address', string>>): LinkTarget {
  const { name, anchor, address } = said;
  if (kind === 'page' || kind === 'post' || kind === 'file') return { kind, name, anchor };
  return kind === 'here' ? { kind, anchor } : { kind, address };
}

/** What somebody has begun to say of a link. */
function targetBegun({ kind: written, name = '', anchor = '', address = '' }: Texts): LinkTarget | undefined {
  const kind = LINK_KINDS.find((one) => one === written);
  return kind && targetOf(kind, { name, anchor, address });
}

function titleOf(target: LinkTarget, choices: readonly Choice[]): string | undefined {
  return 'name' in target ? choices.find(({ id }) => id === target.name)?.title : undefined;
}

/** What can be linked by name, as it is called in the language of the text. */
function useChoices(kind: LinkKind, lang: string): readonly Choice[] {
  const { names, pages } = useForm();
  const known: Partial<Record<LinkKind, KnownNames[string]>> = {
    page: names.pages ?? [],
    post: names.posts ?? [],
    file: names.media ?? [],
  };
  return (known[kind] ?? []).map(({ name, title, place }) => {
    const page = pages.find(({ file }) => `site/${file}` === place);
    return { id: name, title: page?.title[lang] ?? title ?? name, detail: name };
  });
}

/** The names of places on the page to which a link leads. */
function useAnchors(target: LinkTarget): readonly string[] {
  const { names } = useForm();
  if (target.kind !== 'page') return [];
  const place = names.pages?.find(({ name }) => name === target.name)?.place;
  return (names.anchors ?? []).filter((anchor) => anchor.place === place).map(({ name }) => name);
}
