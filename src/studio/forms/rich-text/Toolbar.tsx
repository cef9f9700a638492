import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';

/** A button of a toolbar. */
export interface Tool {
  readonly name: string;
  readonly label: string;
  /** What is seen of it: a drawing, or where none would say it, a word. */
  readonly icon?: string;
  readonly word?: string;
  /** Nothing for what is done and not switched on. */
  readonly isOn?: boolean | undefined;
  readonly run: () => void;
}

interface Props {
  readonly label: string;
  readonly controls: string;
  readonly tools: readonly Tool[];
}

/** Buttons that are one stop of the tab key: the arrows lead from one to the next. */
export function Toolbar({ label, controls, tools }: Props): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const at = Math.min(stop, tools.length - 1);
  const goTo = (index: number) => {
    const next = (index + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className="rich-text__tools"
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, label: title, icon, word, isOn, run }, index) => (
        <button
          type="button"
          key={name}
          className={`button button--quiet${icon === undefined ? '' : ' icon-button'}`}
          title={title}
          aria-label={title}
          aria-pressed={isOn}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setStop(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {icon === undefined ? word : <Icon svg={icon} />}
        </button>
      ))}
    </div>
  );
}
