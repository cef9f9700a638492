import type { ReactElement } from 'react';
import { parse, stringify } from 'yaml';
import { isData } from '../../../editing/same-data';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormStore } from '../form-store';
import { useTyped } from '../use-typed';

const LINES = { least: 2, most: 16 };

/** A value that no other field fits, as YAML. */
export function YamlField(props: FieldProps): ReactElement {
  const { place, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const typed = useTyped<unknown>(
    placeKey(place),
    value,
    value === undefined ? '' : stringify(value).trimEnd(),
    read,
    (data) => write(place, data, { label: forms.steps.change(title), isTyping: true }),
  );
  const lines = typed.text.split('\n').length;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <textarea
            {...control}
            className="yaml-field"
            aria-invalid={typed.isRefused || control['aria-invalid']}
            spellCheck={false}
            rows={Math.min(LINES.most, Math.max(LINES.least, lines))}
            {...typed.box}
            onChange={({ target }) => typed.type(target.value)}
          />
          <p className="text-notes" role="status">
            {typed.isRefused && <span className="text-note text-note--mark">{forms.yaml.malformed}</span>}
          </p>
        </>
      )}
    </FieldFrame>
  );
}

function read(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = parse(text);
    return isData(value) ? { value } : undefined;
  } catch {
    return undefined;
  }
}
