import helpIcon from 'lucide-static/icons/circle-question-mark.svg?raw';
import removeIcon from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import type { StudioProblem } from '../compiling/site-compiler';
import { IconButton } from '../ui/IconButton';
import { useWords } from '../words/words';
import { FieldProblems } from './FieldProblems';
import type { FieldProps } from './field';
import { useProblems } from './form-store';
import { useTarget } from './use-target';

/** What the control of a field needs for being labelled and described. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameProps extends Pick<FieldProps, 'place' | 'title' | 'help' | 'isRequired' | 'onRemove'> {
  /** The one control, or several of which each has a label of its own. */
  readonly children: ((control: ControlProps) => ReactNode) | ReactNode;
  /** Whether problems of parts are told here as well: the field has no fields for parts. */
  readonly isWhole?: boolean;
  /** Of the problems of parts, those that a field of the part tells all the same. */
  readonly isToldByPart?: (problem: StudioProblem) => boolean;
  readonly actions?: ReactNode;
  /** What the button for its help says, where a part may be called as the whole. */
  readonly helpLabel?: string;
}

/** The title, help and problems of a field around its control, or around several as a group. */
export function FieldFrame({
  place,
  title,
  help,
  isRequired,
  onRemove,
  children,
  isWhole = false,
  isToldByPart = () => false,
  actions,
  helpLabel,
}: FrameProps): ReactElement {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { forms } = useWords();
  const [isHelpShown, setHelpShown] = useState(false);
  const isGroup = typeof children !== 'function';
  const toldHere = useProblems(place);
  const told = isWhole || !isGroup ? toldHere.within : toldHere.own;
  const problems = told.filter((problem) => !isToldByPart(problem));
  useTarget(place, ref, isWhole || !isGroup);
  const [helpId, problemsId] = [`${id}-help`, `${id}-problems`];
  const describedBy =
    [help === '' ? '' : helpId, problems.length === 0 ? '' : problemsId].filter(Boolean).join(' ') || undefined;
  const remove = () => {
    const fields = ref.current?.closest('.fields');
    onRemove?.();
    // What was taken away can be added again: the cursor goes there.
    requestAnimationFrame(() => fields?.querySelector<HTMLElement>(':scope > .add-menu > button')?.focus());
  };
  return (
    <div
      ref={ref}
      className={`field${isGroup ? ' field--group' : ''}${problems.length > 0 ? ' field--problem' : ''}`}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy })}
    >
      <div className="field__head">
        <FieldLabel id={`${id}-label`} htmlFor={isGroup ? undefined : id} title={title} isRequired={isRequired} />
        {actions}
        {help !== '' && (
          <IconButton
            isQuiet
            svg={helpIcon}
            label={helpLabel ?? forms.help(title)}
            aria-expanded={isHelpShown}
            aria-controls={helpId}
            onClick={() => setHelpShown(!isHelpShown)}
          />
        )}
        {onRemove !== undefined && (
          <IconButton isQuiet svg={removeIcon} label={forms.removeNamed(title)} onClick={remove} />
        )}
      </div>
      {help !== '' && (
        <p className="field__help" id={helpId} hidden={!isHelpShown}>
          {help}
        </p>
      )}
      {isGroup
        ? children
        : children({
            id,
            'aria-describedby': describedBy,
            'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
          })}
      <FieldProblems id={problemsId} problems={problems} title={title} isRemovable={onRemove !== undefined} />
    </div>
  );
}

interface FieldLabelProps extends Pick<FieldProps, 'title' | 'isRequired'> {
  readonly id: string;
  /** The one control; none of a group. */
  readonly htmlFor: string | undefined;
}

function FieldLabel({ id, htmlFor, title, isRequired }: FieldLabelProps): ReactElement {
  const { forms } = useWords();
  const content = (
    <>
      {title}
      {isRequired && (
        <span className="field__required" title={forms.required}>
          {' *'}
          <span className="visually-hidden"> ({forms.required})</span>
        </span>
      )}
    </>
  );
  return htmlFor === undefined ? (
    <span className="field__label" id={id}>
      {content}
    </span>
  ) : (
    <label className="field__label" htmlFor={htmlFor} id={id}>
      {content}
    </label>
  );
}
