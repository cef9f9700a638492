/** What a field of a form asks for, by its label; in small letters and without accents, as `folded` gives it. */
export const ASKED_FOR: Readonly<Record<string, RegExp>> = {
  email:
    /^(?:tu |your |votre |ihre |el teu )?(?:(?:direccion de )?correo(?: electronico)?|adreca electronica|correu(?: electronic)?|(?:adresse )?e-?mail(?: address|-adresse)?|courriel|indirizzo e-?mail)$/,
  phone:
    /^(?:tu |your |votre |ihre |el teu )?(?:(?:numero de )?(?:telefono|telephone|telefon|telefone)|(?:tele)?phone(?: number)?|telefonnummer|movil|mobile(?: number)?)$/,
};

/** A mobile or a fax before a number: it is not the telephone of the house. */
export const BEFORE_OTHER_PHONE = /(?:\bfax|whats\s?app|\bm.[bv]il\p{L}{0,2}|handy|cell)[^.;]{0,16}$/iu;

/** What tax numbers are called. */
export const TAX_NUMBER_NAMES = 'NIF|CIF|NIE|DNI|N\\.I\\.F\\.|C\\.I\\.F\\.';
