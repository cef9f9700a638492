import duplicateIcon from 'lucide-static/icons/copy.svg?raw';
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
  /** Told what it, or its copy, is called now. */
  readonly onNamed: (name: string) => void;
  readonly onRemoved: () => void;
}

/** One entry of a map, which can be given another name, be there once more, or be removed. */
export function MapEntry({
  name,
  told: { called, beside },
  place,
  raw,
  value,
  isNew,
  refusalOf,
  onNamed,
  onRemoved,
}: MapEntryProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const [naming, setNaming] = useState<'rename' | 'duplicate'>();
  const problems = useProblems(place).within;
  const target = useIsTargetWithin(place);
  const content = useRef<HTMLDivElement>(null);
  const toFirst = (isWanted: boolean) => {
    if (isWanted && content.current !== null) firstControl(content.current)?.focus();
  };
  useEffect(() => toFirst(isNew), [isNew]);
  useEffect(() => toFirst(naming !== undefined), [naming]);
  const remove = () => {
    store.form().remove(place, forms.steps.remove(called));
    onRemoved();
  };
  const rename = (key: string) => {
    setNaming(undefined);
    onNamed(key);
    store.form().rename(place, key, forms.steps.rename(name, key));
  };
  const duplicate = (key: string) => {
    setNaming(undefined);
    onNamed(key);
    const copy = { file: place.file, pointer: [...place.pointer.slice(0, -1), key] };
    store.make(copy, { do: 'insert', ...copy, value, after: name }, { label: forms.steps.duplicate(called) });
  };
  const toggle = (what: typeof naming) => setNaming(naming === what ? undefined : what);
  return (
    <li className="list-item">
      <div className="list-item__tools">
        <span className="list-item__space" />
        <IconButton
          isQuiet
          svg={renameIcon}
          label={forms.map.rename(name)}
          aria-expanded={naming === 'rename'}
          onClick={() => toggle('rename')}
        />
        <IconButton
          isQuiet
          svg={duplicateIcon}
          label={forms.list.duplicate(called)}
          aria-expanded={naming === 'duplicate'}
          onClick={() => toggle('duplicate')}
        />
        <IconButton isQuiet svg={removeIcon} label={forms.removeNamed(called)} onClick={remove} />
      </div>
      <div className="list-item__content" ref={content}>
        {naming === 'rename' && (
          <NameInput
            where={placeKey(place)}
            label={forms.map.newName}
            action={forms.map.apply}
            first={name}
            refusalOf={refusalOf}
            onName={rename}
          />
        )}
        {naming === 'duplicate' && (
          <NameInput
            where={`${placeKey(place)} copy`}
            label={forms.map.nameOfCopy}
            action={forms.map.copy}
            refusalOf={refusalOf}
            onName={duplicate}
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
