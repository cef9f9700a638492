/** How the reference to the template's own entry is written. */
export const OWN_ENTRY = '{{entry}}';
