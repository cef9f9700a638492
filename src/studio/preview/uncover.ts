import type { ContentPlace } from '../place';
import { holdersOf, isVisible, type ShownPage } from './shown-page';

/**
 * Opens what hides the text of a place: an answer, a menu, the choices of consent. What lies over the page closes again as
 * soon as another text is looked at.
 */
export function createUncovering(page: ShownPage): (place: ContentPlace | undefined) => void {
  let opened: readonly Element[] = [];
  return (place) => {
    const covers = place === undefined ? [] : coversOf(page, place, opened);
    for (const each of opened) if (!covers.includes(each)) each.removeAttribute('open');
    for (const each of covers) each.setAttribute('open', '');
    opened = covers.filter((each) => each.closest('main') === null);
  };
}

/** What has to be open for one of the texts of a place to be seen; nothing where one is seen without that. */
function coversOf(page: ShownPage, place: ContentPlace, opened: readonly Element[]): readonly Element[] {
  const covered = holdersOf(page, place).map((holder) => ({ holder, covers: closedAround(holder, opened) }));
  if (covered.some(({ holder, covers }) => covers.length === 0 && isVisible(holder))) return [];
  return (covered.find(({ holder }) => isVisible(holder)) ?? covered[0])?.covers ?? [];
}

/** What is closed around an element, or would be if it had not been opened for a text. Its own heading it does not hide. */
function closedAround(element: Element, opened: readonly Element[]): readonly Element[] {
  const around = element.parentElement?.closest('details, dialog');
  if (!around) return [];
  const others = closedAround(around, opened);
  const isHiding = element.closest('summary')?.parentElement !== around;
  const isClosed = !around.hasAttribute('open') || opened.includes(around);
  return isHiding && isClosed ? [around, ...others] : others;
}
