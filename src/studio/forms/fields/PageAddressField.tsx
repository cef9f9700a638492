import { type ReactElement, useId, useState } from 'react';
import { isWellFormedPath } from '../../../compiler/addresses/well-formed-path';
import { isRecord } from '../../../shared/is-record';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart } from '../form-store';
import { LocalisedField } from './LocalisedField';

/**
 * The addresses of a page. Those that visitors know are changed where the ones before are made to lead to the new ones; as
 * long as one is still to be written, or is none, there are fields for them.
 */
export function PageAddressField(props: FieldProps): ReactElement {
  const { structure, forms } = useWords();
  const id = useId();
  const changeAddress = useFormPart((form) => form.changeAddress);
  const languages = useFormPart((form) => form.contract.languages);
  const { title, value } = props;
  const paths = isRecord(value) ? languages.map(({ code }) => value[code]) : [value];
  const isWritten = paths.every(isPath);
  // They stay while somebody types in them.
  const [hasFields, setHasFields] = useState(!isWritten);
  if (!isWritten && !hasFields) setHasFields(true);
  if (changeAddress === undefined || hasFields) return <LocalisedField {...props} />;
  return (
    <FieldFrame {...props} isWhole>
      <p className="page-address">
        {paths.join(' · ')}
        <button type="button" className="button" id={id} aria-label={forms.steps.change(title)} onClick={changeAddress}>
          {structure.apply}
        </button>
      </p>
    </FieldFrame>
  );
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && isWellFormedPath(value);
}
