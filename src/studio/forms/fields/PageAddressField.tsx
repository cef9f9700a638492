import type { ReactElement } from 'react';
import { isWellFormedPath } from '../../../compiler/addresses/well-formed-path';
import { isRecord } from '../../../shared/is-record';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart } from '../form-store';
import { LocalisedField } from './LocalisedField';

/** The addresses of a page. Those that visitors know are changed where the ones before are made to lead to the new ones. */
export function PageAddressField(props: FieldProps): ReactElement {
  const { structure } = useWords();
  const changeAddress = useFormPart((form) => form.changeAddress);
  const paths = pathsIn(props.value);
  if (changeAddress === undefined || !paths.every(isWellFormedPath)) return <LocalisedField {...props} />;
  return (
    <FieldFrame {...props}>
      {({ id, 'aria-describedby': describedBy }) => (
        <p className="page-address">
          {paths.join(' · ')}
          <button type="button" className="button" id={id} aria-describedby={describedBy} onClick={changeAddress}>
            {structure.renameAddress}
          </button>
        </p>
      )}
    </FieldFrame>
  );
}

function pathsIn(value: unknown): string[] {
  return (isRecord(value) ? Object.values(value) : [value]).map(String);
}
