import { type ReactElement, type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ContentPlace } from '../place';
import { useWords } from '../words/words';
import { YamlField } from './fields/YamlField';
import { useForm } from './form-context';
import { createFormStore, type FormStore, FormStoreProvider, placeKey, useFormPart } from './form-store';
import './forms.css';
import { schemaAt, valueIn } from '../content/schema-at';
import { ValueField } from './ValueField';

interface ValueFormProps {
  readonly place: ContentPlace;
  /** What else there is to be changed with it. */
  readonly children?: ReactNode;
}

/** The form of something that is written in a file: of all of it, an entry, a section or any value. */
export function ValueForm({ place, children }: ValueFormProps): ReactElement {
  const form = useForm();
  const [store] = useState(() => createFormStore(form));
  useLayoutEffect(() => store.update(form), [store, form]);
  return (
    <FormStoreProvider value={store}>
      <div className="value-form">
        <PlaceFields key={placeKey(place)} place={place} store={store} />
        {children}
      </div>
    </FormStoreProvider>
  );
}

function PlaceFields({ place, store }: { readonly place: ContentPlace; readonly store: FormStore }): ReactElement {
  const { forms } = useWords();
  const { file, pointer } = place;
  const contract = useFormPart((known) => known.contract);
  const data = useSyncExternalStore(store.subscribe, () => store.dataOf(file));
  const found = schemaAt(contract, file, pointer, data);
  if (found === undefined) {
    const value = valueIn(data, pointer);
    if (value === undefined) return <p className="quiet">{forms.gone}</p>;
    const title = String(pointer.at(-1) ?? file);
    return <YamlField place={place} schema={{}} value={value} title={title} help={forms.noForm} isRequired={false} />;
  }
  if (found.value === undefined) return <p className="quiet">{forms.gone}</p>;
  return <ValueField place={{ file, pointer: found.pointer }} raw={found.raw} value={found.value} isKept />;
}
