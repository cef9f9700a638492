import helpIcon from 'lucide-static/icons/circle-question-mark.svg?raw';
import removeIcon from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import type { ContentPlace } from '../place';
import { Icon } from '../ui/Icon';
import { useWords } from '../words/words';
import { FieldProblems } from './FieldProblems';
import type { FieldProps } from './field';
import { type PlaceProblems, useProblems } from './form-store';
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
  readonly actions?: ReactNode;
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
  actions,
}: FrameProps): ReactElement {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { forms } = useWords();
  const [isHelpShown, setHelpShown] = useState(false);
  const problems = shownProblems(useProblems(place), isWhole || typeof children === 'function');
  useTarget(place, ref, isWhole || typeof children === 'function');
  const describedBy =
    [help === '' ? '' : `${id}-help`, problems.length === 0 ? '' : `${id}-problems`].filter(Boolean).join(' ') ||
    undefined;
  const isGroup = typeof children !== 'function';
  const remove = () => {
    const fields = ref.current?.closest('.fields');
    onRemove?.();
    // What was taken away can be added again: the cursor goes there.
    requestAnimationFrame(() => fields?.querySelector<HTMLElement>(':scope > .add-menu > button')?.focus());
  };
  const label = (
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
  return (
    <div
      ref={ref}
      className={`field${isGroup ? ' field--group' : ''}${problems.length > 0 ? ' field--problem' : ''}`}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy })}
    >
      <div className="field__head">
        {isGroup ? (
          <span className="field__label" id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className="field__label" htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
        )}
        {actions}
        {help !== '' && (
          <button
            type="button"
            className="button button--quiet icon-button"
            aria-expanded={isHelpShown}
            aria-controls={`${id}-help`}
            onClick={() => setHelpShown(!isHelpShown)}
          >
            <Icon svg={helpIcon} />
            <span className="visually-hidden">{forms.help(title)}</span>
          </button>
        )}
        {onRemove !== undefined && (
          <button type="button" className="button button--quiet icon-button" onClick={remove}>
            <Icon svg={removeIcon} />
            <span className="visually-hidden">{forms.removeNamed(title)}</span>
          </button>
        )}
      </div>
      {help !== '' && (
        <p className="field__help" id={`${id}-help`} hidden={!isHelpShown}>
          {help}
        </p>
      )}
      {typeof children === 'function'
        ? children({
            id,
            'aria-describedby': describedBy,
            'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
          })
        : children}
      <FieldProblems id={`${id}-problems`} problems={problems} title={title} />
    </div>
  );
}

function shownProblems({ own, within }: PlaceProblems, isWhole: boolean) {
  return isWhole ? within : own;
}

/** A place below another one. */
export function placeIn({ file, pointer }: ContentPlace, ...keys: readonly (string | number)[]): ContentPlace {
  return { file, pointer: [...pointer, ...keys] };
}
