import { endingLike } from '../../../authoring/ending-like';
import { valueIn } from '../../content/schema-at';
import { placeIn } from '../../place';
import { useWords } from '../../words/words';
import { useFormStore } from '../form-store';
import { addedPictures, type PictureList } from './picture-list';

/** Puts pictures into a list from an index on, and leads to what has to be said of the first. */
export function useAddedPictures() {
  const store = useFormStore();
  const words = useWords().media;
  return (list: PictureList, index: number, paths: readonly string[], joins: string) => {
    const { dataOf, edit, open } = store.form();
    const data = dataOf(list.place.file);
    const last = valueIn(data, [...list.place.pointer, index - 1]);
    const unwritten = endingLike(store.unwritten(list.item), last);
    if (edit(addedPictures(list, index, paths, unwritten, data), { label: words.step.several(paths.length), joins }))
      open(placeIn(list.place, index, ...list.inItem));
  };
}
