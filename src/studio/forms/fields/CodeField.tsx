import { type ReactElement, useMemo } from 'react';
import type { Schema } from '../../../compiler/schema/schema';
import { countryCodes } from '../../../compiler/standards/country-codes';
import { allCurrencies } from '../../../compiler/standards/currencies';
import { fieldText } from '../../content/gap-text';
import { useWords } from '../../words/words';
import { Combobox } from '../Combobox';
import { calledIn } from '../called-in';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';

/** Whether a schema asks for the code of a country or of a currency. */
export function isOfCodes({ 'x-country': isCountry, format }: Schema): boolean {
  return isCountry === true || format === 'currency';
}

/** A country or a currency, which is found by its name and written as its code. */
export function CodeField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const { write } = useFormStore();
  const language = useFormPart((form) => form.language);
  const isCountry = schema['x-country'] === true;
  const choices = useMemo(
    () => (isCountry ? calledIn(language, 'region', countryCodes()) : calledIn(language, 'currency', allCurrencies())),
    [isCountry, language],
  );
  const { text, placeholder } = fieldText(value);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <Combobox
          control={control}
          choices={choices}
          chosen={text || undefined}
          placeholder={placeholder}
          onChoose={(code) => write(place, code, { label: forms.steps.change(title) })}
        />
      )}
    </FieldFrame>
  );
}
