const FIELDS = ['name', 'email', 'message'] as const;

export type FieldName = (typeof FIELDS)[number];
export type FieldFault = 'missing' | 'malformed';

/** What is wrong with the fields of a form, by name. */
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;

/** What has to be looked at before a form can be sent. */
export function findFaults(form: HTMLFormElement): FieldFaults {
  const faults: Partial<Record<FieldName, FieldFault>> = {};
  for (const name of FIELDS) {
    const fault = faultOf(form.elements.namedItem(name));
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}

/** Blanks alone are nothing; what an e-mail address is the browser knows. */
function faultOf(control: Element | RadioNodeList | null): FieldFault | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
  if (control.value.trim() === '') return 'missing';
  return control.validity.valid ? undefined : 'malformed';
}

/** Brings whoever sends the form to the first field that has to be looked at. */
export function focusFirstFault(form: HTMLFormElement, faults: FieldFaults): void {
  const first = FIELDS.find((name) => faults[name] !== undefined);
  const control = first === undefined ? null : form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}
