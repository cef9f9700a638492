import { type ReactElement, useId, useRef, useState } from 'react';
import { isRecord } from '../../../shared/is-record';
import { type ContentPlace, placeIn } from '../../place';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { TextEditor } from '../TextEditor';
import { altEdits, decorativeEdits } from './media-edits';

interface AlternativesProps {
  readonly place: ContentPlace;
  readonly value: unknown;
  readonly src: string;
  readonly alt: Readonly<Record<string, string>>;
  readonly isDecorative: boolean;
}

/** What the picture shows, in each language, or that it only adorns. */
export function Alternatives({ place, value, src, alt, isDecorative }: AlternativesProps): ReactElement {
  const words = useWords().media;
  const says = JSON.stringify([alt, isDecorative]);
  const [before] = useState({ src, says });
  const isOfAnother = src !== before.src && says === before.says;
  const untold = useRef<unknown>(undefined);
  const { contract, edit } = useForm();
  const id = useId();
  const change = (code: string, text: string) => {
    const joins = `${place.file} ${place.pointer.join('/')} alt ${code}`;
    return edit(altEdits(place, value, contract.languages, code, text), { label: words.step.alt, joins });
  };
  return (
    <fieldset className="media-field__alternatives">
      <legend>{words.alt.title}</legend>
      <p id={`${id}-help`} className="quiet">
        {words.alt.help}
      </p>
      <p className="text-note--mark" role="status">
        {isOfAnother && isDecorative && words.alt.otherDecorative}
        {isOfAnother && Object.keys(alt).length > 0 && words.alt.ofAnother}
      </p>
      <div className="media-field__decorative">
        <input
          id={`${id}-decorative`}
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => {
            edit(decorativeEdits(place, value, target.checked, untold.current), { label: words.step.decorative });
            untold.current = isRecord(value) ? value.alt : undefined;
          }}
        />
        <label htmlFor={`${id}-decorative`}>{words.alt.decorative}</label>
      </div>
      {!isDecorative &&
        contract.languages.map(({ code, name }) => (
          <div key={code}>
            <label htmlFor={`${id}-${code}`}>{name}</label>
            <TextEditor
              control={{ id: `${id}-${code}`, 'aria-describedby': `${id}-help`, 'aria-invalid': undefined }}
              place={placeIn(place, 'alt', code)}
              title={name}
              value={alt[code] ?? ''}
              lang={code}
              isProse
              takesFacts={false}
              onWrite={(text) => change(code, text)}
            />
          </div>
        ))}
    </fieldset>
  );
}
