import { addToGroup } from '../../../shared/group-by';
import { isRecord } from '../../../shared/is-record';
import type { Contract } from '../../contract';
import { languageCalled } from '../../languages';
import { isOneText, isProse } from '../../schema/prose';
import { dereference } from '../../schema/references';
import type { Schema } from '../../schema/schema';
import { namesOf } from '../../values/map-keys';
import { oncePerObject } from '../../values/once-per-object';
import { type Named, namedBySchema, slugOf, splitCamelCase, suggestionByTitle } from '../suggest';

/** Each line is a key of the contract, followed by other names under which people from other systems may know it. */
const CALLED_ALIKE: readonly (readonly string[])[] = [
  'media image cover shareImage featured-image feature-image hero-image picture photo photograph pic img portrait thumbnail illustration drawing graphic foto fotografia imagen ilustracion dibujo',
  'images media pictures photos gallery fotos imagenes galeria',
  'src file path source url href image filename archivo fichero ruta',
  'alt alternative alt-text description caption texto-alternativo',
  'title name label question heading headline header h1 h2 titular titulo encabezado nombre rotulo',
  'label title name text etiqueta texto',
  'intro text description content answer comment message summary subtitle subheading tagline lead excerpt abstract body paragraph copy resumen entradilla subtitulo texto cuerpo parrafo descripcion contenido',
  'eyebrow kicker overline pretitle antetitulo',
  'note notes footnote remark hint nota aviso',
  'actions action buttons button links link cta ctas call-to-action botones boton enlaces enlace',
  'page url file post href link to target path address web website permalink new destino destination hacia nueva pagina enlace',
  'tone background background-color color colour theme fondo tono',
  'layout style variant view display columns disposicion vista',
  'side position align alignment lado posicion',
  'items rows points entries elements list cards elementos puntos filas lista tarjetas',
  'locality city town municipality ciudad poblacion localidad municipio',
  'address street calle direccion',
  'postalCode zip zip-code postcode cp',
  'phone telephone tel mobile cell telefono movil',
  'email mail e-mail correo',
  'website web site url homepage link',
  'mapUrl map mapa',
  'mapEmbedUrl map embed iframe mapa',
  'formUrl form url link formulario',
  'latitude lat latitud',
  'longitude lon lng long longitud',
  'opens open from since start desde abre apertura',
  'closes close to until till end hasta cierra cierre',
  'from since start begin begins publish source old desde inicio origen antigua vieja',
  'until to till end ends expire hasta fin',
  'publish published publish-at visible-from show-from from since desde',
  'expire expires expiry visible-until show-until until to end hasta caduca',
  'date day published posted created fecha dia',
  'start begin begins starts start-date date from inicio comienzo',
  'end ends finish finishes end-date until to fin final',
  'openingHours hours schedule timetable horario horarios',
  'officeHours hours opening-hours schedule horario',
  'author by writer autor autora',
  'role position job cargo puesto',
  'tags categories labels topics etiquetas',
  'metaTitle seo-title title-tag titulo-seo',
  'metaDescription seo-description meta descripcion-seo',
  'price cost amount fee rate precio coste importe tarifa',
  'duration length duracion',
  'value amount number valor importe',
  'figure number value stat cifra numero',
  'icon symbol icono',
  'brand name company site-name nombre marca',
  'url website domain base-url site-url web dominio',
  'type kind component tipo clase',
  'parent padre superior',
  'updated lastmod last-modified modified last-updated actualizado',
  'block include partial fragment bloque fragmento',
  'id anchor slug ancla',
  'path url slug route permalink address ruta direccion',
  'sections blocks components secciones bloques',
  'styles css style stylesheet stylesheets estilos',
  'preload fonts font fuentes tipografia',
  'color theme-color colour',
  'icon favicon',
  'main top primary principal header cabecera',
  'menu submenu dropdown desplegable',
  'noindex hidden hide no-index oculto',
  'comment quote testimonial text opinion cita',
].map((line) => line.split(' '));

/** The lines in which a word stands, by the word in plain form. */
const groupsOfWord = new Map<string, (readonly string[])[]>();
for (const group of CALLED_ALIKE) {
  for (const word of group.map(asPlainWords)) addToGroup(groupsOfWord, word, group);
}

/** The keys for which other names are known. */
export const keysCalledAlike: readonly string[] = CALLED_ALIKE.flatMap(([key = '']) => key);

/** Whether people call a key of the contract by this word. */
export function isCalledAlike(word: string, key: string): boolean {
  return groupsOfWord.get(asPlainWords(word))?.some((group) => group.includes(key)) === true;
}

/** Whether a word is known as a name of any key. */
export function isKnownKey(word: string): boolean {
  return groupsOfWord.has(asPlainWords(word));
}

function asPlainWords(key: string): string {
  return slugOf(splitCamelCase(key));
}

/**
 * The key that an unknown one most likely stands for: one that is nearly spelt so, or called so in its title or elsewhere.
 * Among several, one that can hold the value counts. A key that the map has itself is not meant.
 * @param holder - the map in which the key stands
 * @param taken - keys that other unknown keys stand for already
 */
export function meantKey(
  key: string,
  holder: unknown,
  schema: Schema,
  contract: Contract,
  taken: ReadonlySet<string>,
): string | undefined {
  const language = languageIn(key, schema);
  const { suggestion } = suggestionByTitle(key, titledKeys(schema));
  const alike = alikeIn(schema)(asPlainWords(key));
  const free = [...new Set([language, suggestion, ...alike])].filter(
    (name): name is string => name !== undefined && !taken.has(name) && !Object.hasOwn(Object(holder), name),
  );
  const value: unknown = Reflect.get(Object(holder), key);
  const wanted = (name: string) => dereference(contract, schema.properties?.[name] ?? {});
  const possible = free.filter((name) => canHold(value, wanted(name)));
  const suiting = possible.filter((name) => suits(value, wanted(name)));
  // Any value suits a key for prose; one that suits a key for an address or a day is probably that.
  const likely = [
    suiting.find((name) => schema.required?.includes(name) && !isProse(wanted(name))),
    suiting.find((name) => !isProse(wanted(name))),
    suiting.find((name) => schema.required?.includes(name)),
    ...suiting,
  ];
  return likely.find((name) => name !== undefined) ?? nearest(possible, suggestion);
}

/** Where no key suits the value, one is suggested only if it is nearly spelt so, or the only one possible. */
function nearest(possible: readonly string[], suggestion: string | undefined): string | undefined {
  if (suggestion !== undefined && possible.includes(suggestion)) return suggestion;
  return possible.length === 1 ? possible[0] : undefined;
}

/** A language may be written with its country, as `es-ES`, or be called by its name. */
function languageIn(key: string, schema: Schema): string | undefined {
  const codes = namesOf(schema.properties ?? {});
  const [language = ''] = key.toLowerCase().split(/[-_]/);
  if (language.length === 2 && codes.includes(language)) return language;
  return schema['x-localised'] === true ? languageCalled(key, codes) : undefined;
}

/** A key may be called by its title: `teléfono`. */
const titledKeys = oncePerObject(({ properties = {} }: Schema): readonly Named[] =>
  Object.entries(properties).map(([name, property]) => namedBySchema(name, property)),
);

const alikeIn = oncePerObject(({ properties = {} }: Schema) => {
  const known = new Map<string, readonly string[]>();
  return (word: string): readonly string[] => {
    const found =
      known.get(word) ??
      (groupsOfWord.get(word) ?? []).flatMap((group) => group.filter((name) => Object.hasOwn(properties, name)));
    known.set(word, found);
    return found;
  };
});

/** Whether a map or a list may stand where a schema says what goes there, and no map or list where there is a choice. */
function canHold(value: unknown, { type, enum: values, items, ...other }: Schema): boolean {
  if (values !== undefined) return typeof value !== 'object' || value === null;
  if (typeof value === 'boolean' && type !== undefined) return type.includes('boolean');
  if (Array.isArray(value)) return type === undefined || type.includes('array') || items !== undefined;
  return !isRecord(value) || type === undefined || type.includes('object') || other['x-localised'] === true;
}

/** Whether a value looks like what a schema asks for, right or not. */
export function suits(value: unknown, schema: Schema): boolean {
  if (schema['x-localised'] === true) return isRecord(value) || typeof value === 'string';
  if (schema.items !== undefined) return Array.isArray(value);
  if (isOneText(schema)) return typeof value === 'string' && isAlike(value, schema);
  if (schema.type === 'number' || schema.type === 'integer') return typeof value === 'number';
  return schema.type === 'object' && isRecord(value);
}

function isAlike(text: string, { pattern, enum: values, format, ...schema }: Schema): boolean {
  if (values !== undefined) return values.includes(text);
  if (schema['x-reference'] !== undefined || schema['x-page'] !== undefined || isNameOfPage(schema)) {
    return /^\/?[\p{L}\p{N}_/-]+$/u.test(text);
  }
  if (schema['x-names'] === 'media') return /\.\w{2,5}$/.test(text) && !text.includes(':');
  if (format !== undefined) return (looks[format] ?? DAY).test(text);
  return schema.const === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

const ADDRESS = /^(?:[a-z]+:|www\.)\S+$/i;
/** As against a text: a day, or a part of one. */
const DAY = /^\d[\d/.-]*$/;
const looks: Readonly<Record<string, RegExp>> = { 'link-address': ADDRESS, 'web-address': ADDRESS, email: /^\S+@\S+$/ };

function isNameOfPage({ 'x-names': named }: Schema): boolean {
  return named === 'pages' || named === 'posts' || named === 'forms';
}
