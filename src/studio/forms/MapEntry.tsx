import renameIcon from 'lucide-static/icons/pencil.svg?raw';
import removeIcon from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Schema } from '../../compiler/schema/schema';
import { IconButton } from '../ui/IconButton';
import { useWords } from '../words/words';
import { Disclosure } from './Disclosure';
import type { FieldProps } from './field';
import { placeKey, useFormStore, useProblems } from './form-store';
import { NameInput } from './NameInput';
import { firstControl, useIsTargetWithin } from './use-target';
import type { ToldEntry } from './use-told-entry';
import { ValueField } from './ValueField';

interface MapEntryProps {
  readonly name: string;
  readonly told: ToldEntry;
  readonly place: FieldProps['place'];
  readonly raw: Schema;
  readonly value: unknown;
  readonly isNew: boolean;
  readonly refusalOf: (name: string) => string | undefined;
  readonly onRenamed: (name: string) => void;
  readonly onRemoved: () => void;
}

/** One entry of a map, which can be given another name or be removed. */
export function MapEntry({
  name,
  told: { called, beside },
  place,
  raw,
  value,
  isNew,
  refusalOf,
  onRenamed,
  onRemoved,
}: MapEntryProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const [isRenaming, setRenaming] = useState(false);
  const problems = useProblems(place).within;
  const target = useIsTargetWithin(place);
  const content = useRef<HTMLDivElement>(null);
  const toFirst = (isWanted: boolean) => {
    if (isWanted && content.current !== null) firstControl(content.current)?.focus();
  };
  useEffect(() => toFirst(isNew), [isNew]);
  useEffect(() => toFirst(isRenaming), [isRenaming]);
  const remove = () => {
    store.form().remove(place, forms.steps.remove(called));
    onRemoved();
  };
  const rename = (key: string) => {
    setRenaming(false);
    onRenamed(key);
    store.form().rename(place, key, forms.steps.rename(name, key));
  };
  return (
    <li className="list-item">
      <div className="list-item__tools">
        <span className="list-item__space" />
        <IconButton
          isQuiet
          svg={renameIcon}
          label={forms.map.rename(name)}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        />
        <IconButton isQuiet svg={removeIcon} label={forms.removeNamed(called)} onClick={remove} />
      </div>
      <div className="list-item__content" ref={content}>
        {isRenaming && (
          <NameInput
            where={placeKey(place)}
            label={forms.map.newName}
            action={forms.map.apply}
            first={name}
            refusalOf={refusalOf}
            onName={rename}
          />
        )}
        <Disclosure
          openAt={target ?? (isNew ? content : undefined)}
          title={
            <>
              <strong className="list-item__summary">{called}</strong>{' '}
              <span className="quiet">{beside.join(' · ')}</span>
              {problems.length > 0 && <span className="text-note--mark"> {forms.problems(problems.length)}</span>}
            </>
          }
        >
          <ValueField place={place} raw={raw} value={value} isKept title={called} />
        </Disclosure>
      </div>
    </li>
  );
}
