/** What says of a sentence that it gives an example. */
export const EXAMPLE_ANNOUNCED = /por ejemplo|p\. ?ej\.|for example|for instance|e\.g\./i;

/** What stands before a number that only shows how such numbers are written. */
export const BEFORE_EXAMPLE =
  /(?:como|ejemplos?|formato|p\. ?ej\.|such as|like|e\.g\.|format|for example|for instance)[\s:,(«“"]{0,3}\S{0,6}[\s:]{0,3}$/iu;

/** A host that stands in for one that is still to be written: «your domain». `example.com` is left alone: it is reserved for sites that are made to try something. */
export const EXAMPLE_HOST =
  /^(?:.*\.)?(?:ejemplo|exemple|exemplo|beispiel|esempio|midominio|mi-dominio|tudominio|tu-dominio|miweb|tuweb|mydomain|my-domain|yourdomain|your-domain|yoursite|yourwebsite|yourcompany|tuempresa)\.[a-z]{2,3}$/;

/** Those of them that ask to be filled in, and are no example in a sentence: «mi dominio». */
export const HOST_TO_FILL_IN = /(?:dominio|domain|company|empresa|(?:mi|tu)web|yoursite|yourwebsite)\.[a-z]{2,3}$/;

/** What stands before the @ of an address that shows how one is written: «nombre@…». */
export const EXAMPLE_MAILBOX = 'nombre|name|tu|your|you|usuari[oa]|user|correo|alguien|someone';
