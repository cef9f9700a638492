import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import downIcon from 'lucide-static/icons/arrow-down.svg?raw';
import upIcon from 'lucide-static/icons/arrow-up.svg?raw';
import duplicateIcon from 'lucide-static/icons/copy.svg?raw';
import dragIcon from 'lucide-static/icons/grip-vertical.svg?raw';
import removeIcon from 'lucide-static/icons/trash-2.svg?raw';
import { memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import type { ContentPlace } from '../place';
import { IconButton } from '../ui/IconButton';
import { useWords } from '../words/words';
import { Disclosure } from './Disclosure';
import { placeKey, useFormPart, useProblems } from './form-store';
import { MoveElsewhere } from './MoveElsewhere';
import { firstControl, useIsTargetWithin } from './use-target';
import { ValueField } from './ValueField';

interface ListItemProps {
  readonly id: number;
  readonly place: ContentPlace;
  readonly raw: Schema;
  readonly value: unknown;
  readonly title: string;
  readonly summary: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether somebody has just put it there; what comes to stand there later is not. */
  readonly isNew: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** An item of a list: of a large one, only the line that stands for it, until it is opened. */
export const ListItem = memo(AnyListItem, isSame);

function AnyListItem(props: ListItemProps): ReactElement {
  const { id, place, raw, value, title, summary, isFirst, isLast, onMove, onDuplicate, onRemove } = props;
  const [isNew] = useState(props.isNew);
  const { forms } = useWords();
  const contract = useFormPart((form) => form.contract);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const problems = useProblems(place).within;
  const target = useIsTargetWithin(place);
  const content = useRef<HTMLDivElement>(null);
  const isSmall = dereference(contract, raw)['x-localised'] === true || typeof value !== 'object';
  useEffect(() => {
    if (isNew && content.current !== null) firstControl(content.current)?.focus();
  }, [isNew]);
  const field = <ValueField place={place} raw={raw} value={value} isKept title={title} />;
  return (
    <li
      ref={setNodeRef}
      className={`list-item${isDragging ? ' list-item--dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="list-item__tools">
        <IconButton
          isQuiet
          ref={setActivatorNodeRef}
          svg={dragIcon}
          label={forms.list.drag(summary)}
          className="list-item__handle"
          {...attributes}
          aria-roledescription={undefined}
          {...listeners}
        />
        <span className="list-item__space" />
        <IconButton isQuiet svg={upIcon} label={forms.list.up(summary)} isOff={isFirst} onClick={() => onMove(-1)} />
        <IconButton isQuiet svg={downIcon} label={forms.list.down(summary)} isOff={isLast} onClick={() => onMove(1)} />
        <IconButton isQuiet svg={duplicateIcon} label={forms.list.duplicate(summary)} onClick={onDuplicate} />
        <IconButton isQuiet svg={removeIcon} label={forms.removeNamed(summary)} onClick={onRemove} />
      </div>
      <div className="list-item__content" ref={content}>
        {isSmall ? (
          field
        ) : (
          <Disclosure
            openAt={target ?? (isNew ? content : undefined)}
            title={
              <>
                <span className="list-item__summary">{summary}</span>
                {problems.length > 0 && <span className="text-note--mark"> {forms.problems(problems.length)}</span>}
              </>
            }
          >
            {field}
            <MoveElsewhere place={place} value={value} summary={summary} />
          </Disclosure>
        )}
      </div>
    </li>
  );
}

/** The functions that are handed over do the same as long as the item is the same, and is where it was. */
function isSame(one: ListItemProps, other: ListItemProps): boolean {
  return (
    placeKey(one.place) === placeKey(other.place) &&
    one.id === other.id &&
    one.raw === other.raw &&
    one.value === other.value &&
    one.title === other.title &&
    one.summary === other.summary &&
    one.isFirst === other.isFirst &&
    one.isLast === other.isLast
  );
}
