export type FieldName = 'name' | 'email' | 'message';
export type FieldFault = 'missing' | 'malformed';

/** What is wrong with the fields of a form, by name. */
export type FieldFaults = Readonly<Partial<Record<string, FieldFault>>>;

type FieldControl = HTMLInputElement | HTMLTextAreaElement;

export function fieldsOf(form: HTMLFormElement): readonly FieldControl[] {
  return [...form.querySelectorAll<FieldControl>('[name]')];
}

/** What has to be looked at before a form can be sent. */
export function findFaults(form: HTMLFormElement): FieldFaults {
  const faults: Record<string, FieldFault> = {};
  for (const field of fieldsOf(form)) {
    const fault = faultOf(field);
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

/** Blanks alone are nothing; what an e-mail address is the browser knows. */
function faultOf({ value, validity }: FieldControl): FieldFault | undefined {
  if (value.trim() === '') return 'missing';
  return validity.valid ? undefined : 'malformed';
}

/** Brings whoever sends the form to the first field that has to be looked at. */
export function focusFirstFault(form: HTMLFormElement, faults: FieldFaults): void {
  fieldsOf(form)
    .find(({ name }) => faults[name])
    ?.focus();
}
