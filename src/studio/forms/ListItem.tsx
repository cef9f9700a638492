import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import downIcon from 'lucide-static/icons/arrow-down.svg?raw';
import upIcon from 'lucide-static/icons/arrow-up.svg?raw';
import duplicateIcon from 'lucide-static/icons/copy.svg?raw';
import dragIcon from 'lucide-static/icons/grip-vertical.svg?raw';
import removeIcon from 'lucide-static/icons/trash-2.svg?raw';
import { memo, type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import type { ContentPlace } from '../place';
import { IconButton } from '../ui/IconButton';
import { useComesNear } from '../ui/use-comes-near';
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
  /** Whether there are so many that its tools are drawn only once it comes near what is seen. */
  readonly isInLongList: boolean;
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
  const { place, raw, value, title, summary, isInLongList } = props;
  const [isNew] = useState(props.isNew);
  const { forms } = useWords();
  const contract = useFormPart((form) => form.contract);
  const problems = useProblems(place).within;
  const target = useIsTargetWithin(place);
  const item = useRef<HTMLLIElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isNear = useComesNear(item, isInLongList);
  const isSmall = dereference(contract, raw)['x-localised'] === true || typeof value !== 'object';
  useEffect(() => {
    if (isNew && content.current !== null) firstControl(content.current)?.focus();
  }, [isNew]);
  const field = <ValueField place={place} raw={raw} value={value} isKept title={title} />;
  return (
    <li ref={item} className={isInLongList ? 'list-item list-item--of-many' : 'list-item'}>
      <div className="list-item__tools">{isNear && <ItemTools {...props} item={item} />}</div>
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

interface ItemToolsProps extends ListItemProps {
  /** What is moved. */
  readonly item: RefObject<HTMLLIElement | null>;
}

/** What can be done with an item among the others. */
function ItemTools({
  item,
  id,
  summary,
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
}: ItemToolsProps): ReactElement {
  const { forms } = useWords();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  useLayoutEffect(() => {
    setNodeRef(item.current);
    return () => setNodeRef(null);
  }, [item, setNodeRef]);
  useLayoutEffect(() => {
    if (item.current === null) return;
    item.current.style.transform = CSS.Translate.toString(transform) ?? '';
    item.current.style.transition = transition ?? '';
    item.current.toggleAttribute('data-dragged', isDragging);
  }, [item, transform, transition, isDragging]);
  return (
    <>
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
    </>
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
    one.isInLongList === other.isInLongList &&
    one.isFirst === other.isFirst &&
    one.isLast === other.isLast
  );
}
