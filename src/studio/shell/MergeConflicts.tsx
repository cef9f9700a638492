import type { MouseEvent } from 'react';
import { type MergeConflict, mergeConflictsIn } from '../../compiler/yaml/merge-conflicts';
import '../review/review.css';
import { useStudio } from '../studio-context';
import { LongText } from '../ui/LongText';
import { useWords } from '../words/words';

/** What git calls a version that nobody has given a name. */
const UNNAMED = /^(?:HEAD|[\da-f]{40})$/;

interface UnmergedPlacesProps {
  readonly file: string;
  readonly text: string;
}

/** Where git has left two versions of the same in a file: one of both is chosen, with no line of it to be touched. */
export function MergeConflicts({ file, text }: UnmergedPlacesProps) {
  const { review } = useWords();
  const { edit } = useStudio();
  const places = mergeConflictsIn(text);
  // The buttons go with the place: the cursor stays in the panel.
  const choose =
    ({ offset, length }: MergeConflict, chosen: string) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      currentTarget.closest<HTMLElement>('aside')?.focus({ preventScroll: true });
      edit([{ do: 'replace', file, offset, length, text: chosen }], { label: review.unmerged.step });
    };
  return places.map((place, index) => (
    <section key={place.offset} className="review__conflict">
      <h3>{review.unmerged.title(index + 1, places.length)}</h3>
      {namedSides(place).map((side, number) => (
        <div key={number} className="review__group">
          <h4>{review.unmerged.side(number + 1, side.name)}</h4>
          {side.text === '' ? (
            <p className="quiet">{review.unmerged.empty}</p>
          ) : (
            <LongText label={review.unmerged.side(number + 1, side.name)}>{side.text}</LongText>
          )}
          <button type="button" className="button" onClick={choose(place, side.text)}>
            {review.unmerged.keep(number + 1)}
          </button>
        </div>
      ))}
    </section>
  ));
}

function namedSides({ sides }: MergeConflict): MergeConflict['sides'] {
  return sides.map(({ name, text }) => ({ name: UNNAMED.test(name) ? '' : name, text }));
}
