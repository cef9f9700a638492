export const changes = {
  quoted: (text: string) => `«${text}»`,
  named: (kind: string, name: string) => `${kind} «${name}»`,
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  yes: 'sí',
  no: 'no',
  nothing: 'nada',
  items: (count: number) => (count === 1 ? '1 elemento' : `${count} elementos`),
  at: (place: string, change: string) => `${place}: ${change}`,
  inLanguage: (language: string, change: string) => `en ${language}, ${change}`,
  changed: (before: string, after: string) => `${before} → ${after}`,
  formatted: (text: string) => `otro formato, u otro enlace, en ${text}`,
  added: (what: string) => `se añade ${what}`,
  removed: (what: string) => `se quita ${what}`,
  moved: (what: string, from: number, to: number) =>
    from === to ? `${what} cambia de orden entre los demás` : `${what} pasa del puesto ${from} al ${to}`,
  renamed: (from: string, to: string) => `${from} pasa a llamarse ${to}`,
  fileAdded: 'archivo nuevo',
  fileRemoved: 'se quita',
  fileRenamed: (from: string, to: string) => `el archivo ${from} pasa a llamarse ${to}`,
  fileChanged: 'cambia el archivo',
  fileRewritten: 'se escribe de otra manera y dice lo mismo',
  translations: 'Traducciones revisadas',
  translationsChecked: 'se anota que siguen siendo correctas',
  media: 'Imágenes y documentos',
  mediaAdded: (file: string) => `se añade ${file}`,
  mediaRemoved: (file: string) => `se quita ${file}`,
  mediaChanged: (file: string) => `cambia ${file}`,
  inside: (file: string, place: string) => `${file} › ${place}`,
  summary: (place: string, count: number) => `${place}: ${count} cambios`,
  places: (places: readonly string[], more: number) =>
    more > 0 ? `Cambios en ${places.join(', ')} y ${more} más` : `Cambios en ${joined(places)}`,
  pieces: (count: number) => `Cambios en ${count} sitios`,
  none: 'Sin cambios',
};

function joined(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}
