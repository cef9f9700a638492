import type { Signed } from './signs';

/** A note, as a pattern. */
export interface Note extends Signed {
  readonly pattern: RegExp;
}

/** What one colleague asks another in square brackets; in small letters and without accents, as `folded` gives it. */
export const ASKED: readonly [RegExp, ...RegExp[]] = [
  /\((?:traducir|sin traducir|revisar|comprobar|translate|to translate)\)/,
  /[([](?:pendiente(?: de)?|por|falta(?: la)?|pending|missing|needs|to be) (?:traducir|traduccion|translation|translated)\b[^()[\]]{0,60}[)\]]/,
  /[([](?:traduccion pendiente|translation (?:pending|missing|needed))\b[^()[\]]{0,60}[)\]]/,
  /\[(?:revisar|comprobar|confirmar|ojo|falta|pendiente|preguntar|cambiar|actualizar|poner|completar|insertar|rellenar|anadir|check|confirm|review|ask|update|fix|missing|insert|tb[acd]|todo)\b[^\]]{0,99}\]?/,
  /\[(?:tu |su |el |la |your |the )?(?:nombre|apellidos?|fecha|precio|importe|direccion|telefono|correo|ciudad|empresa|name|surname|date|price|amount|address|phone|e-?mail|city|company)(?: (?:d[eo]l?|of|aqui|here)\b[^\]]{0,60})?\](?!\()/,
  /\[(?:boton|button|enlace|link)(?: ?:[^\]]{0,60}| (?:a|to) [^\]]{0,60})?\](?!\()/,
  /\((?:boton|button)(?: ?:[^()]{1,60})?\)/,
  /[([](?:foto|imagen|mapa|video|photo|picture|image|map) (?:aqui|here)[^()[\]]{0,40}[)\]]/,
  /[([](?:aqui|here) (?:va |goes )?(?:la |el |una |un |the |a )?(?:foto|imagen|mapa|video|photo|picture|image|map)\b[^()[\]]{0,40}[)\]]/,
  /\((?:ojo|nota|note)[,:] [^()]{0,99}\?\)/,
  /\((?:pendiente de|a falta de|por|to be|tb) (?:confirmar|revisar|comprobar|completar|confirmed|checked|reviewed|completed)\b[^()]{0,80}\)/,
  /\b(?:ojo|n\.?b\.?|tn|nota interna)[:,] (?:preguntar|revisar|comprobar|confirmar|falta|check|ask|confirm|review)\b[^.()]{0,80}/,
  /\((?:insert(?:ar?)?|rellenar|poner|anadir) (?:aqui |here )?(?:el |la |los |las |un |una |the |an? )?(?:fecha|nombre|precio|texto|enlace|foto|imagen|telefono|direccion|date|name|price|text|link|image|picture|photo|phone|address)\b[^()]{0,60}\)/,
];

/** What is in every text in which something is asked so. */
export const MAY_ASK = /[[(]|[:,] (?:pregunta|revis|comprob|confirm|falta|check|ask|review)/;

/** In capitals only: in small letters, and in the middle of a text, they may be words. */
export const NOTES: readonly Note[] = [
  {
    signs: /XXX/,
    pattern:
      /(?<![\p{L}\p{N}])XXX+[: ]+(?:[Rr]evisar|[Cc]omprobar|[Cc]onfirmar|[Pp]reguntar|[Ff]alta|[Pp]endiente|[Oo]jo|[Cc]heck|[Rr]eview|[Cc]onfirm|[Ff]ix|[Aa]sk)\b[^.]{0,60}/u,
  },
  { signs: ['['], pattern: /\[\p{Lu}{2,}(?:[ _/-]\p{Lu}{2,}){1,5}\]/u },
  { signs: ['??'], pattern: /(?<=[.!…] )\?{2,}(?=[\s.,)]|$)/u },
  { signs: ['?)'], pattern: /\((?:¿\?|\?{2,})\)/u },
  { signs: ['.....'], pattern: /(?<=\S )\.{5,}(?= \p{Ll})/u },
  { signs: /XXX/, pattern: /(?<![\p{L}\p{N}])X{3,4}(?:[ .-]X{2,4}){1,4}(?![\p{L}\p{N}])/u },
  {
    signs: ['['],
    pattern:
      /\[(?:X{1,4}|N{1,2}|\?{1,3})\](?= ?(?:[€$£%]|euros?|horas|meses|días|semanas|plazas|alumnos|hours|months|days|weeks|places|students)(?!\p{L}))/u,
  },
  { signs: /BORRADOR|DRAFT/, pattern: /[([](?:BORRADOR|DRAFT)[)\]]/u },
  { signs: ['??'], pattern: /(?<=\p{L} )\?{2,}(?= \p{Ll})/u },
  { signs: /OJO/, pattern: /(?<![\p{L}\p{N}])OJO ?: /u },
  {
    signs: ['(confirmar', '(preguntar', '(comprobar', '(revisar'],
    pattern: /\((?:[Cc]onfirmar|[Pp]reguntar|[Cc]omprobar|[Rr]evisar)(?: con| a)? \p{Lu}\p{Ll}{2,}\)?/u,
  },
  {
    signs: ['(confirm', '(check', '(verify'],
    pattern: /\((?:[Cc]onfirm|[Cc]heck|[Vv]erify)(?: with)? \p{Lu}\p{Ll}{2,}\)?/u,
  },
  { signs: ['(ask'], pattern: /\([Aa]sk \p{Lu}\p{Ll}{2,}\)/u },
  { signs: ['(version'], pattern: /\(VERSI[OÓ]N (?:ANTIGUA|VIEJA|NUEVA|DEFINITIVA|\d+)\)/u },
  { signs: ['version)'], pattern: /\((?:OLD|NEW|FINAL) VERSION\)/u },
  {
    signs: /\([A-Z]{3}/,
    pattern:
      /\((?:REVISAR|PREGUNTAR|COMPROBAR|CONFIRMAR|OJO(?! DEL? )|PENDIENTE|FALTA|CHECK(?![- ](?:IN|OUT|LIST))|CONFIRM|REVIEW|TBC|TBD)\b[^()]{0,99}\)?/u,
  },
  { signs: ['['], pattern: /^\[\p{Lu}{2}\] (?=\p{L})/u },
  { signs: /XX/, pattern: /(?<![\p{L}\p{N}])X{2,4}(?= ?[€$£%])/u },
  { signs: /XX/, pattern: /(?<=[€$£] ?)X{2,4}(?![\p{L}\p{N}])/u },
  {
    signs: /X /,
    pattern:
      /(?<![\p{L}\p{N}])X{1,4}(?= (?:de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|January|February|March|April|May|June|July|August|September|October|November|December|horas|meses|días|semanas|hours|months|days|weeks)\b)/u,
  },
  // «TODO INCLUIDO» and «(TODO Incluido)» are none.
  { signs: /TODO/, pattern: /\(TODO(?: (?!\p{Lu}\p{Ll}*[aei]d[oa]s?\))\p{Lu}\p{Ll}{2,})?\)/u },
  {
    signs: /[,:] (?:revis|compr|confirm|check|review|por favor|please|ojo)/,
    pattern:
      /(?:[-–—(/[] ?|(?<=[.!?…] ))@?\p{Lu}\p{Ll}{2,}[,:] (?:por favor,? |please,? |ojo,? )?(?:revisar?|comprobar|comprueba|confirmar?|check|review|confirm)(?: (?:esto|este \p{Ll}+|esta \p{Ll}+|this(?: \p{Ll}+)?))?[)\]]?(?=[.!?]*\s*$)/u,
  },
  { signs: /FIXME/, pattern: /\bFIXME\b/u },
  { signs: ['____'], pattern: /(?<!__[^_]{0,60})_{4,}(?!_|[^_]{0,60}__)/u },
  { signs: /TBD/, pattern: /\bTBD\b/u },
  { signs: /PEND/, pattern: /\b(?:PENDIENTE|PENDENT)\b(?= \p{Ll})/u },
  {
    signs: ['traduc', 'translation'],
    pattern:
      /\b(?:(?:PENDIENTE|FALTA)(?: DE)? TRADUC(?:IR|CI[OÓ]N)|(?:PENDING|NEEDS|MISSING) TRANSLATION|TRANSLATION PENDING)\b/u,
  },
  {
    signs: ['falta', 'revisar', 'preguntar', 'confirm', 'consultar', 'comprobar', 'check'],
    pattern:
      /(?<=[.!?…] )(?:[Ff]altan? (?:la |el |los |las |una |un )?(?:foto|fotos|texto|precio|precios|fecha|fechas|enlace|imagen|datos|horario|dirección|teléfono)(?=[.!]?\s*$)|(?:[Rr]evisar|[Pp]reguntar|[Cc]onfirmar|[Cc]onsultar|[Cc]omprobar) (?:con|a) \p{Lu}\p{Ll}+(?=[.!]?\s*$)|(?:[Cc]heck|[Cc]onfirm) with \p{Lu}\p{Ll}+(?=[.!]?\s*$))/u,
  },
  { signs: ['??'], pattern: /^\?{2,} ?\p{Ll}+/u },
  { signs: ['(ver con'], pattern: /(?<=\S )\(ver con \p{L}+\)/u },
  { signs: ['[not'], pattern: /\[(?:[Nn]ota|[Nn]ote)[:,] [^\]]{1,80}\]/u },
  { signs: ['texto pendiente', 'text pending'], pattern: /^[Tt](?:exto pendiente de|ext pending from) \p{Lu}/u },
  {
    signs: /[A-Z]{5}/,
    pattern:
      /(?<=[.!?…] )(?:PENDIENTE|REVISAR|COMPROBAR|CONFIRMAR|ACTUALIZAR|COMPLETAR|CHECK|CONFIRM|REVIEW|UPDATE)\b(?= \p{Ll}|[.!:]?$|[.!] )/u,
  },
  { signs: /TODO/, pattern: /\bTODO ?:(?=\s|$)/u },
  { signs: /PENDIENTE/, pattern: /\bPENDIENTE ?:/u },
  { signs: /TODO|XXX|PEND/, pattern: /^\W*(?:TODO|XXX|PENDIENTE|PENDENT|PENDING)\W*$/u },
  {
    signs: ['borrador', 'draft', 'text', 'parrafo', 'paragraph'],
    pattern:
      /^(?:BORRADOR|DRAFT|TEXTO (?:NUEVO|FINAL|DEFINITIVO)|NUEVO TEXTO|(?:NEW|FINAL) TEXT|P[AÁ]RRAFO(?: \d)?|PARAGRAPH(?: \d)?|Párrafo \d|Paragraph \d) ?[:.–-] ?(?=[¿¡«“]?\p{L})/u,
  },
  {
    signs: ['sustituir', 'cambiar', 'reemplazar', 'replace', 'change'],
    pattern:
      /(?<=[.!?…] )(?:[Ss]ustituir|[Cc]ambiar|[Rr]eemplazar|[Rr]eplace|[Cc]hange)(?: esto| este texto| this| this text)? (?:por|con|with|to) (?:el |la |los |las |the )(?:texto|foto|fotos|imagen|text|photo|photos|picture) (?:nuev|definitiv|final|buen|real|verdader|de |of |from |new)[^.!?]{0,60}/u,
  },
  {
    signs: /^[A-Z]{5}/,
    pattern: /^(?:REVISAR|COMPROBAR|CONFIRMAR|TRADUCIR|CORREGIR|ACTUALIZAR|REVIEW|TRANSLATE|UPDATE) ?: ?(?=\p{L})/u,
  },
  {
    signs: ['<-'],
    pattern:
      / ?<-{1,2} ?(?:revisar|comprobar|confirmar|cambiar|traducir|falta|ojo|check|review|confirm|change|translate)\b[^<]{0,60}$/iu,
  },
  { signs: /[A-Z]{4}$/, pattern: /(?<=\p{Ll}) (?:BORRADOR|DRAFT|DEFINITIVO|COPIA|COPY)$/u },
  // The key of the file, or the language, copied along.
  {
    signs: /^[a-z]{2,11}: /,
    pattern: /^(?:es|en|fr|de|ca|it|pt|title|text|label|intro|eyebrow|description): (?=\p{Lu})/u,
  },
  { signs: /^E[NS]: /, pattern: /^(?:ES|EN): (?=\p{Lu}\p{Ll}*(?: \p{L}+){2})/u },
];
