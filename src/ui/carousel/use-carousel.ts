import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { isRightToLeft } from '../is-right-to-left';
import { prefersStillness } from '../prefers-stillness';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface Position {
  selected: number;
  hasPrevious: boolean;
  hasNext: boolean;
  /** All slides are in view: there is nothing to move. */
  isStill: boolean;
}

export interface CarouselControl extends Position {
  viewport: UseEmblaCarouselType[0];
  /** False on the server and until the browser has taken the row over. */
  ready: boolean;
  previous: () => void;
  next: () => void;
}

/** A row of slides as script moves it; `loop` has the first follow the last. */
export function useCarousel(slideCount: number, loop: boolean): CarouselControl {
  const direction = isRightToLeft() ? 'rtl' : 'ltr';
  const [viewport, embla] = useEmblaCarousel({ loop, align: 'start', containScroll: 'trimSnaps', direction });
  const [position, setPosition] = useState<Position>({
    selected: 0,
    hasPrevious: loop,
    hasNext: true,
    isStill: slideCount < 2,
  });

  useEffect(() => {
    if (embla === undefined) return;
    const update = () => setPosition(positionOf(embla));
    // What the visitor has scrolled by hand before is embla's to move.
    embla.rootNode().scrollLeft = 0;
    update();
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  return {
    ...position,
    viewport,
    ready: embla !== undefined,
    previous: () => embla?.scrollPrev(prefersStillness()),
    next: () => embla?.scrollNext(prefersStillness()),
  };
}

function positionOf(embla: Embla): Position {
  return {
    selected: embla.selectedScrollSnap(),
    hasPrevious: embla.canScrollPrev(),
    hasNext: embla.canScrollNext(),
    isStill: embla.scrollSnapList().length < 2,
  };
}
