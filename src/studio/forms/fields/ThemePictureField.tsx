import type { ReactElement } from 'react';
import { fieldText } from '../../content/gap-text';
import { useWords } from '../../words/words';
import { editThatWrites } from '../edit-that-writes';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useForm } from '../form-context';
import { PictureChoice } from '../media/PictureChoice';
import { themePictures } from '../media/picture-kinds';

/** A picture of the look, such as the logo. */
export function ThemePictureField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const { dataOf, edit, leftBehind } = useForm();
  const kind = themePictures(schema);
  if (kind === undefined) throw new Error(`${title} is no picture`);
  const src = fieldText(value).text || undefined;
  const choose = (path: string, joins?: string) => {
    const gone = src === undefined || src === path ? [] : leftBehind(src, kind.folder);
    edit([editThatWrites(dataOf(place.file), place, path), ...gone], {
      label: forms.steps.change(title),
      ...(joins !== undefined && { joins }),
    });
  };
  return (
    <FieldFrame {...props} isWhole>
      <PictureChoice kind={kind} src={src} onChoose={choose} />
    </FieldFrame>
  );
}
