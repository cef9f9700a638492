import { type ReactElement, useState } from 'react';
import { useWords } from '../words/words';
import type { ControlProps } from './FieldFrame';
import type { TypedField } from './use-typed';

interface ColourControlProps {
  readonly control: ControlProps;
  readonly title: string;
  /** The colour as it is seen; empty where none is chosen yet. What has none, or none of six figures, can be written alone. */
  readonly shown: string | undefined;
  readonly typed: TypedField;
  readonly placeholder?: string | undefined;
  readonly onPick: (colour: string) => void;
}

/** What a colour is chosen with by looking at it, and what it is written in. */
export function ColourControl({ control, title, shown, typed, placeholder, onPick }: ColourControlProps): ReactElement {
  const { forms } = useWords();
  const isSample = shown !== undefined && /^(?:#[0-9a-f]{6})?$/i.test(shown);
  const sample = isSample ? shown.toLowerCase() : '';
  const [hasSample, keepSample] = useState(isSample);
  // What is mistyped is still a colour.
  if (isSample && !hasSample) keepSample(true);
  return (
    <div className="row">
      {hasSample && (
        <input
          type="color"
          className={sample === '' ? 'colour colour--none' : 'colour'}
          aria-label={forms.colourSample(title)}
          value={sample}
          onChange={({ target }) => onPick(target.value)}
        />
      )}
      <input
        {...control}
        aria-invalid={typed.isRefused || control['aria-invalid']}
        type="text"
        spellCheck={false}
        {...typed.box}
        placeholder={placeholder}
        onChange={({ target }) => typed.type(target.value)}
      />
    </div>
  );
}
