import { type ReactElement, useMemo } from 'react';
import { readColour } from '../../../compiler/theme/colour';
import { type Tokens, tokensOf, tokenValue } from '../../../compiler/theme/look';
import { isStyleValue, type StyleValue, styleValues } from '../../../compiler/theme/style-values';
import { THEME, THEME_FILE } from '../../../compiler/theme/theme-files';
import { variableNamed } from '../../../compiler/theme/variable-named';
import { groupBy } from '../../../shared/group-by';
import { isChosen, STYLE_GROUPS, type StyleGroup, styleGroup, styleName, styleTitle } from '../../content/style-words';
import type { ContentPlace } from '../../place';
import { useStudio, useStudioState } from '../../studio-context';
import { useWords } from '../../words/words';
import { AddMenu } from '../AddMenu';
import { ColourControl } from '../ColourControl';
import { Disclosure } from '../Disclosure';
import { FieldFrame } from '../FieldFrame';
import { FileUpload } from '../FileUpload';
import { placeKey, useFormPart, useFormStore } from '../form-store';
import { lookFonts } from '../media/picture-kinds';
import { useTyped } from '../use-typed';
import { addStyle } from './add-style';
import { setFont } from './set-font';
import { stylesIn } from './styles-of';

/** The colours and sizes that the theme sets: each is changed where its style sheet says it. */
export function ThemeValues(): ReactElement {
  const { theme } = useWords();
  const { dataOf } = useStudio();
  const { session, contract } = useStudioState();
  const { values, unset, tokens } = useMemo(() => {
    const styles = stylesIn(session.files, dataOf(THEME_FILE));
    const { defaults } = contract.styles;
    const set = styleValues(styles);
    const names = new Set(set.map(({ name }) => name));
    return {
      values: groupBy(set, ({ name }) => styleGroup(name)),
      unset: groupBy(
        Object.keys(defaults).filter((name) => isChosen(name) && !names.has(name)),
        styleGroup,
      ),
      tokens: new Map([...Object.entries(defaults), ...tokensOf(styles)]),
    };
  }, [session.files, dataOf, contract]);
  return (
    <section className="theme-values">
      <h3>{theme.values}</h3>
      <p className="quiet">{theme.hint}</p>
      {STYLE_GROUPS.map((group) => {
        const [set, others] = [values.get(group) ?? NONE, unset.get(group) ?? NONE];
        if (set.length + others.length === 0) return null;
        return <ValueGroup key={group} group={group} values={set} unset={others} tokens={tokens} />;
      })}
    </section>
  );
}

const NONE: readonly never[] = [];

interface ValueGroupProps {
  readonly group: StyleGroup;
  readonly values: readonly StyleValue[];
  /** The names of those that the theme leaves as they are by default. */
  readonly unset: readonly string[];
  readonly tokens: Tokens;
}

function ValueGroup({ group, values, unset, tokens }: ValueGroupProps): ReactElement {
  const { theme, forms } = useWords();
  const add = useAdd(tokens);
  const target = useFormPart((form) => form.target);
  const problemsAt = useFormPart((form) => form.problemsAt);
  const places = values.map(placeOf);
  const isTarget = target !== undefined && values.some((value) => isAt(target, value));
  const problems = places.flatMap(problemsAt).length;
  return (
    <Disclosure
      openAt={isTarget ? target : undefined}
      title={
        <>
          {theme.groups[group]} <span className="quiet">{forms.list.count(values.length)}</span>
          {problems > 0 && <span className="text-note--mark"> {forms.problems(problems)}</span>}
        </>
      }
    >
      <div className="field__parts">
        {values.map((value) => (
          <StyleField key={value.name} {...value} tokens={tokens} />
        ))}
        <AddMenu
          title={theme.groups[group]}
          additions={unset.map((name) => ({ key: name, title: styleTitle(name, theme), help: '' }))}
          onAdd={add}
        />
      </div>
    </Disclosure>
  );
}

function placeOf({ file, name }: StyleValue): ContentPlace {
  return { file, pointer: [name] };
}

function isAt({ file, pointer }: ContentPlace, value: StyleValue): boolean {
  return file === value.file && pointer[0] === value.name;
}

interface StyleFieldProps extends StyleValue {
  readonly tokens: Tokens;
}

/** One value, with a sample where it is a colour. */
function StyleField({ tokens, ...style }: StyleFieldProps): ReactElement {
  const { theme } = useWords();
  const { name, value } = style;
  const change = useChange(style);
  const takeFont = useTakeFont(name);
  const typed = useTyped<string>(
    placeKey(placeOf(style)),
    value,
    value,
    (text) => (isStyleValue(text) ? { value: text.trim() } : undefined),
    change,
  );
  const title = styleTitle(name, theme);
  const other = variableNamed(value) ?? '';
  return (
    <FieldFrame
      place={placeOf(style)}
      title={title}
      help=""
      isRequired={false}
      actions={<code className="quiet">{name}</code>}
    >
      {(control) => (
        <>
          <ColourControl
            control={control}
            title={title}
            shown={sample(tokenValue(name, tokens)) || undefined}
            typed={typed}
            onPick={change}
          />
          <p className="text-notes" role="status">
            {typed.isRefused && <span className="text-note text-note--mark">{theme.refused}</span>}
            {!typed.isRefused && tokenValue(other, tokens) !== undefined && (
              <span className="text-note">{theme.sameAs(styleName(other, theme))}</span>
            )}
          </p>
          {name.startsWith('--font-') && (
            <FileUpload kind={lookFonts} label={theme.uploadFont} use={title} onTaken={takeFont} />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Puts another value where the style sheet has this one now. */
function useChange({ name, file }: StyleValue): (value: string) => boolean {
  const { forms, theme } = useWords();
  const { store, dataOf } = useStudio();
  const { make } = useFormStore();
  return (value) => {
    const now = styleValues(stylesIn(store.get().session.files, dataOf(THEME_FILE))).find((each) => each.name === name);
    if (now === undefined) return false;
    const { start: offset, end } = now;
    const edit = { do: 'replace', file: now.file, offset, length: end - offset, text: value } as const;
    const label = forms.steps.change(styleName(name, theme));
    return make({ file, pointer: [name] }, edit, { label, isTyping: true });
  };
}

/** Has a value name a font that has been taken into the theme. */
function useTakeFont(name: string): (path: string, joins: string) => void {
  const { forms, theme } = useWords();
  const { store, dataOf } = useStudio();
  const { form } = useFormStore();
  return (path, joins) => {
    const { files } = store.get().session;
    const content = files.get(`${THEME}${path}`) ?? new Uint8Array();
    const edits = setFont(stylesIn(files, dataOf(THEME_FILE)), name, { path, content });
    form().edit(edits, { label: forms.steps.change(styleName(name, theme)), joins });
  };
}

/** Has the theme set one more value, at first as it is without that. */
function useAdd(tokens: Tokens): (name: string) => void {
  const { forms, theme } = useWords();
  const { store, dataOf, open } = useStudio();
  const { form } = useFormStore();
  return (name) => {
    const now = tokenValue(name, tokens) ?? '';
    const { file, edits } = addStyle(store.get().session.files, dataOf(THEME_FILE), name, sample(now) || now);
    if (form().edit(edits, { label: forms.steps.add(styleName(name, theme)) })) open({ file, pointer: [name] });
  };
}

const DIGITS = 16;

/** A colour in six figures, as the sample needs it; nothing where it is none, or none that is opaque. */
function sample(value: string | undefined): string {
  const colour = value === undefined ? undefined : readColour(value);
  return colour === undefined ? '' : `#${colour.map((part) => part.toString(DIGITS).padStart(2, '0')).join('')}`;
}
