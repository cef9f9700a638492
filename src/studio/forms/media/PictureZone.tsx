import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../../words/words';
import './media-field.css';
import { contentPictures } from './picture-kinds';
import type { PictureList } from './picture-list';
import { Refusals } from './Refusals';
import { useAddedPictures } from './use-added-pictures';
import { usePictureDrop } from './use-picture-drop';
import { useTakingIn } from './use-taking-in';

interface Props {
  readonly list: PictureList;
  /** How many items it has. */
  readonly end: number;
  readonly children: ReactNode;
}

/** A list that takes the pictures which are dropped or pasted on it, each as one more item at its end. */
export function PictureZone({ list, end, children }: Props): ReactElement {
  const words = useWords().media;
  const add = useAddedPictures();
  const { take, refusals, isTaking } = useTakingIn(contentPictures, true, (paths, joins) =>
    add(list, end, paths, joins),
  );
  const { isOver, handlers } = usePictureDrop((files) => void take(files));
  return (
    <div className={`picture-zone${isOver ? ' media-field--over' : ''}`} {...handlers}>
      {children}
      <p className="quiet" role="status">
        {isTaking ? words.taking : words.hintOfSeveral}
      </p>
      <Refusals sentences={refusals} />
    </div>
  );
}
