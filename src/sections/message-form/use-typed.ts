import { type RefObject, useLayoutEffect } from 'react';
import { fieldsOf } from './field-faults';

/** What was typed last in each field, by its id. */
const typed = new Map<string, string>();

/** Has what is typed in a form stand there again when it comes back: in another language, or after a look at another page. */
export function useTyped(ref: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    const fields = ref.current ? fieldsOf(ref.current) : [];
    for (const field of fields) field.value ||= typed.get(field.id) ?? '';
    return () => {
      for (const { id, value } of fields) typed.set(id, value);
    };
  }, [ref]);
}
