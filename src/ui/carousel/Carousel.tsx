import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Messages } from '../../../generated/types';
import { fillIn } from '../../shared/fill-in';
import { Icon } from '../icon/Icon';
import { isRightToLeft } from '../is-right-to-left';
import { useInView } from '../use-in-view';
import { useAutoplay } from './use-autoplay';
import { type CarouselControl, useCarousel } from './use-carousel';
import { useShuffled } from './use-shuffled';

type CarouselLabels = Pick<Messages, 'previous' | 'next' | 'pause' | 'play' | 'slide'>;

interface CarouselProps {
  /** Id of the heading that names the row. */
  labelledBy: string | undefined;
  labels: CarouselLabels;
  slides: readonly ReactNode[];
  loop?: boolean;
  /** Whether the slides stand in another order at each load. */
  shuffle?: boolean;
  /** Moves on by itself, with a button to stop it. */
  intervalMs?: number;
  /** Sets `--slides`, how many are seen at once, at each width. */
  className?: string;
}

/**
 * A row of slides: scrolled by hand until script takes it over. One that moves on by itself follows the pattern of the ARIA
 * Authoring Practices: the button that stops it comes first, it waits under the pointer, and stops once the focus is in it.
 */
export function Carousel({
  labelledBy,
  labels,
  slides,
  loop = false,
  shuffle = false,
  intervalMs,
  className = '',
}: CarouselProps) {
  const control = useCarousel(slides.length, loop);
  const carousel = useRef<HTMLDivElement>(null);
  const isInView = useInView(carousel);
  const shown = useShuffled(slides, carousel, isInView, shuffle);
  const [isHovered, setHovered] = useState(false);
  const [paused, setPaused] = useState(false);
  const holding = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setPaused(true),
  };
  const playing = intervalMs !== undefined && !paused && !isHovered && isInView === true;
  useAutoplay(control.next, intervalMs, playing && control.ready);

  return (
    <div ref={carousel} className={`carousel ${control.ready ? 'carousel--ready' : ''} ${className}`}>
      {intervalMs !== undefined && !control.isStill && (
        <button
          type="button"
          className="button button--secondary button--small carousel__pause needs-script"
          onClick={() => setPaused(!paused)}
        >
          {paused ? labels.play : labels.pause}
        </button>
      )}
      <div className="carousel__stage" {...holding}>
        {/* biome-ignore lint/a11y/useSemanticElements: slides are no fields of a form */}
        <div
          ref={control.viewport}
          className="carousel__viewport"
          role="group"
          aria-labelledby={labelledBy}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
          tabIndex={0}
          onKeyDown={(event) => moveByKey(event, control)}
        >
          <div className="carousel__slides">
            {shown.map((slide, index) => (
              // A slide is a place in the row, whatever is shown in it: another order moves no element.
              // biome-ignore lint/a11y/useSemanticElements: slides are no fields of a form
              <div
                key={index}
                role="group"
                aria-label={fillIn(labels.slide, { number: index + 1, total: slides.length })}
                className="carousel__slide"
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        <div className="carousel__steps needs-script" hidden={control.isStill}>
          <Step label={labels.previous} icon="arrow-left" available={control.hasPrevious} onStep={control.previous} />
          <Step label={labels.next} icon="arrow-right" available={control.hasNext} onStep={control.next} />
        </div>
      </div>
      <p
        className="carousel__position figure needs-script"
        hidden={control.isStill}
        aria-live={playing ? 'off' : 'polite'}
      >
        {fillIn(labels.slide, { number: control.selected + 1, total: slides.length })}
      </p>
    </div>
  );
}

interface StepProps {
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  available: boolean;
  onStep: () => void;
}

/** Stays focusable when it is not available, so that the focus is not lost at the end of the row. */
function Step({ label, icon, available, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="button button--secondary button--small button--icon"
      aria-label={label}
      aria-disabled={!available}
      onClick={() => available && onStep()}
    >
      <Icon name={icon} />
    </button>
  );
}

function moveByKey(event: KeyboardEvent, { previous, next }: CarouselControl) {
  const [left, right] = isRightToLeft() ? [next, previous] : [previous, next];
  const move = { ArrowLeft: left, ArrowRight: right }[event.key];
  if (move === undefined) return;
  event.preventDefault();
  move();
}
