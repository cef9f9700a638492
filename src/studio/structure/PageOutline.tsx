import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { isRecord } from '../../compiler/sections';
import { nameOfThing, placeOfSection } from '../content/thing';
import { type ContentPlace, isSamePlace } from '../place';
import { ProblemMark } from '../problems/ProblemMark';
import { useStudio, useStudioState } from '../studio-context';
import { Icon } from '../ui/Icon';
import { useLanguage, useWords } from '../words/words';
import './structure.css';

/** The sections of the page that is looked at, and what can be done with each. */
export function PageOutline() {
  const { shell, structure } = useWords();
  const { open, dataOf, showGallery } = useStudio();
  const { view, compilation, selection } = useStudioState();
  const file = compilation?.pages.find(({ id }) => id === view.page)?.file;
  if (file === undefined) return null;
  const own: ContentPlace = { file, pointer: [] };
  const data = dataOf(file);
  const sections: readonly unknown[] = isRecord(data) && Array.isArray(data.sections) ? data.sections : [];
  return (
    <section className="sidebar__part">
      <h2>{shell.outline}</h2>
      <ul className="outline">
        <li className="outline__row">
          <button
            type="button"
            className="sidebar__item"
            aria-current={selection !== undefined && isSamePlace(selection.thing, own) ? 'true' : undefined}
            onClick={() => open(own)}
          >
            {shell.pageItself}
            <ProblemMark place={own} without="sections" />
          </button>
        </li>
        {sections.map((section, index) => (
          <OutlineRow key={index} file={file} section={section} index={index} count={sections.length} />
        ))}
      </ul>
      {isRecord(data) && Array.isArray(data.sections) && (
        <button
          type="button"
          className="button"
          onClick={() => showGallery({ file, pointer: ['sections', sections.length] })}
        >
          <Icon svg={plus} /> {structure.add}
        </button>
      )}
    </section>
  );
}

interface OutlineRowProps {
  readonly file: string;
  readonly section: unknown;
  readonly index: number;
  readonly count: number;
}

function OutlineRow({ file, section, index, count }: OutlineRowProps) {
  const { structure } = useWords();
  const language = useLanguage();
  const { open, edit, dataOf, showGallery } = useStudio();
  const { contract, selection } = useStudioState();
  const place: ContentPlace = { file, pointer: ['sections', index] };
  const written = placeOfSection(contract, place, section);
  const { kind, title: ownTitle } = nameOfThing(contract, written, dataOf, language);
  const title = ownTitle ?? kind;
  const isCurrent = selection !== undefined && isSamePlace(selection.thing, written);
  const at = (other: number): ContentPlace => ({ file, pointer: ['sections', other] });
  const move = (to: number) => {
    if (edit([{ do: 'move', ...place, to }], { label: structure.moved(title) })) open(at(to));
  };
  return (
    <li className="outline__row">
      <button
        type="button"
        className="sidebar__item"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => open(written)}
      >
        <span>{title}</span>
        {ownTitle !== undefined && <span className="quiet">{kind}</span>}
        <ProblemMark place={written} />
      </button>
      {isCurrent && (
        <fieldset className="outline__actions" aria-label={structure.actions(title)}>
          <Action svg={arrowUp} label={structure.moveUp(title)} isOff={index === 0} onClick={() => move(index - 1)} />
          <Action
            svg={arrowDown}
            label={structure.moveDown(title)}
            isOff={index === count - 1}
            onClick={() => move(index + 1)}
          />
          <Action svg={plus} label={structure.addAfter(title)} onClick={() => showGallery(at(index + 1))} />
          <Action
            svg={copy}
            label={structure.duplicate(title)}
            onClick={() => {
              const copied = [{ do: 'insert', ...at(index + 1), value: withoutAnchor(section) } as const];
              if (edit(copied, { label: structure.duplicate(title) })) open(at(index + 1));
            }}
          />
          <Action
            svg={trash}
            label={structure.remove(title)}
            onClick={() => {
              if (edit([{ do: 'remove', ...place }], { label: structure.remove(title) })) open({ file, pointer: [] });
            }}
          />
        </fieldset>
      )}
    </li>
  );
}

interface ActionProps {
  readonly svg: string;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function Action({ svg, label, isOff = false, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className="button icon-button"
      title={label}
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon svg={svg} />
    </button>
  );
}

/** An anchor stands on a page once. */
function withoutAnchor(section: unknown): unknown {
  if (!isRecord(section)) return section;
  const { id: _anchor, ...others } = section;
  return others;
}
