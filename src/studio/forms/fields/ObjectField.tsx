import { type ReactElement, useState } from 'react';
import { gapIn } from '../../../compiler/values/gaps';
import { isRecord } from '../../../shared/is-record';
import { readable } from '../../content/thing';
import { useWords } from '../../words/words';
import { Disclosure } from '../Disclosure';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore, useProblems } from '../form-store';
import { PropertyFields } from '../PropertyFields';
import { summaryOf } from '../summary';
import { useIsTargetWithin } from '../use-target';

const NOTHING: Readonly<Record<string, unknown>> = {};

/** With so many keys, an object that is a part of another one is closed at first. */
const MANY = 4;

/** An object: a field for each of its keys. */
export function ObjectField(props: FieldProps): ReactElement {
  const { place, schema, value, title, isPart = false } = props;
  const object = isRecord(value) ? value : NOTHING;
  const fields = (
    <div className="field__parts">
      <PropertyFields place={place} schema={schema} value={object} title={title} />
    </div>
  );
  const isLarge = isPart && Object.keys(schema.properties ?? {}).length >= MANY;
  return <FieldFrame {...props}>{isLarge ? <ClosedObject field={props}>{fields}</ClosedObject> : fields}</FieldFrame>;
}

interface ClosedObjectProps {
  readonly field: FieldProps;
  readonly children: ReactElement;
}

/** The line that stands for a large object until it is opened; one that is still to be written, or filled, is open. */
function ClosedObject({ field: { place, schema, value }, children }: ClosedObjectProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const summary = readable(summaryOf(contract, schema, value, language), contract, store.dataOf, language);
  const problems = useProblems(place).within;
  const target = useIsTargetWithin(place);
  const keys = Object.keys(isRecord(value) ? value : NOTHING);
  const [unwritten] = useState(() =>
    keys.length === 0 || gapIn(JSON.stringify(value)) !== undefined ? {} : undefined,
  );
  return (
    <Disclosure
      openAt={target ?? unwritten}
      title={
        <>
          {/* A figure alone, of which nothing says what it is, tells less than how many there are. */}
          <span className="quiet">{/\p{L}/u.test(summary) ? summary : forms.list.count(keys.length)}</span>
          {problems.length > 0 && <span className="text-note--mark"> {forms.problems(problems.length)}</span>}
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
