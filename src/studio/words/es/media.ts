export const media = {
  group: 'Imagen',
  none: 'Todavía no hay imagen.',
  missing: (path: string) => `No hay ningún archivo «${path}».`,
  choose: 'Elegir imagen',
  change: 'Cambiar imagen',
  upload: 'Subir imagen…',
  taking: 'Preparando la imagen…',
  uploadStep: (path: string) => `Subir ${path}`,
  hint: 'También se puede arrastrar aquí o pegar.',
  measures: (width: number, height: number) => `${width} × ${height} px`,
  step: {
    picture: 'Cambiar la imagen',
    alt: 'Cambiar el texto alternativo',
    decorative: 'Cambiar si la imagen solo adorna',
  },
  alt: {
    title: 'Qué muestra la imagen',
    help: 'Para quien no la ve: en una frase, lo que importa de ella.',
    decorative: 'Solo adorna: no dice nada que no esté en el texto',
  },
  picker: {
    title: 'Imágenes de la web',
    search: 'Busca por el nombre del archivo',
    found: (count: number) => (count === 1 ? '1 imagen' : `${count} imágenes`),
    shownIn: (names: readonly string[] | undefined) =>
      names === undefined
        ? 'En un texto o en el aspecto'
        : names.length === 0
          ? 'Sin usar'
          : `En ${names.slice(0, 2).join(' · ')}${names.length > 2 ? ` y ${names.length - 2} más` : ''}`,
    close: 'Cerrar',
  },
  refusals: {
    empty: 'El archivo está vacío. Comprueba que se haya copiado entero.',
    private:
      'Es un archivo de trabajo, y todo lo que se sube lo puede leer cualquiera. Expórtalo como PDF o como imagen.',
    format: 'Este formato no se puede usar en la web. Guarda la imagen como JPEG, PNG, WebP o SVG.',
    broken: 'La imagen no se puede abrir: parece dañada o incompleta.',
    svgBroken: 'El SVG no se puede leer, o no dice cuánto mide (width y height, o viewBox).',
    svgPhotograph: 'El SVG lleva dentro una foto o una página, y en la web se perderían. Expórtalo como PNG o JPEG.',
    large: 'El archivo es demasiado grande para la web. Redúcelo antes de subirlo.',
  },
};
