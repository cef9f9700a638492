import type { ReactElement } from 'react';
import { isBlockUse } from '../../../compiler/values/sections';
import { schemaText } from '../../../diagnostics/schema-text';
import { asRecord } from '../../../shared/is-record';
import { isAspect, type Property, propertiesOf } from '../../content/properties';
import { useWords } from '../../words/words';
import { Disclosure } from '../Disclosure';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart } from '../form-store';
import { PropertyFields } from '../PropertyFields';
import { useIsTargetWithin } from '../use-target';

/** A section: what it says, and apart from that how it looks and who sees it. */
export function SectionField(props: FieldProps): ReactElement {
  const { place, schema, value } = props;
  const { forms } = useWords();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const { title, description } = schemaText(schema, language);
  const section = asRecord(value);
  const isType = ({ key }: Property) => key === 'type';
  const isInAspect = (property: Property) => !isType(property) && isAspect(contract, property);
  const { shown, addable } = propertiesOf(schema, section);
  const hasAspect = [...shown, ...addable].some(isInAspect);
  const target = useIsTargetWithin(place);
  const [key] = target?.pointer.slice(place.pointer.length) ?? [];
  const isAhead = target !== undefined && [...shown, ...addable].some((each) => each.key === key && isInAspect(each));
  return (
    <FieldFrame {...props} title={title} help={description} helpLabel={forms.sectionHelp(title)}>
      <PropertyFields
        place={place}
        schema={schema}
        value={section}
        title={title}
        isOwn={(property) => isBlockUse(section) || (!isType(property) && !isInAspect(property))}
      />
      {hasAspect && !isBlockUse(section) && (
        <Disclosure title={forms.aspect} openAt={isAhead ? target : undefined}>
          <PropertyFields
            place={place}
            schema={schema}
            value={section}
            title={forms.aspect}
            isOwn={isInAspect}
            hasUnknown={false}
          />
        </Disclosure>
      )}
    </FieldFrame>
  );
}
