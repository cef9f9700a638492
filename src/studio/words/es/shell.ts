export const shell = {
  title: 'Studio',
  opening: 'Se está abriendo el Studio…',
  openingLate:
    'Tarda más de lo normal. Si la conexión es lenta, espera un poco más; si no, mira si sigue en marcha el programa que lo sirve («npm run dev») y vuelve a cargar esta página.',
  needsScript: 'El Studio necesita JavaScript, que este navegador tiene desactivado.',
  openingFailed: 'No se ha podido abrir el sitio.',
  crashed: 'Algo ha fallado en el Studio.',
  crashedHint: 'Lo que has cambiado está en el borrador: vuelve a abrirlo y sigue.',
  reopen: 'Abrir de nuevo',
  again: 'Volver a intentarlo',
  skipToForm: 'Ir al formulario',
  printHint: 'Para imprimir la página, cierra este diálogo y pulsa Ctrl+P (en un Mac, Cmd+P).',
  page: 'Página',
  pages: 'Páginas',
  pageSearch: 'Buscar una página',
  searchTexts: 'Buscar en todos los textos',
  content: 'Contenido',
  siteFiles: 'Todo el sitio',
  missingFiles: 'Aún no lo tiene',
  createFile: (title: string) => `Crear: ${title}`,
  createFileStep: (title: string) => `Crear «${title}»`,
  notThere:
    'El sitio no lo tiene. Si se ha borrado, tráelo de vuelta de una versión anterior; si no, créalo y escribe lo que pide.',
  sections: 'Secciones de la página',
  outline: 'Lo que hay en la página',
  pageItself: 'Sobre la página',
  tools: 'Herramientas',
  languages: 'Idioma de la página',
  bothLanguages: 'Todos a la vez',
  width: 'Anchura',
  widths: { phone: 'Móvil', tablet: 'Tableta', desk: 'Escritorio' },
  visitor: 'Visitante',
  visitors: { home: 'Del país', abroad: 'De fuera' },
  day: 'Como se verá el día',
  undo: 'Deshacer',
  redo: 'Rehacer',
  undoThis: (what: string) => `Deshacer: ${what}`,
  redoThis: (what: string) => `Rehacer: ${what}`,
  changeIn: (names: string) => `Un cambio en ${names}`,
  review: 'Revisar y guardar',
  reviewCount: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
  unchanged: 'Sin cambios',
  problems: 'Problemas',
  problemCount: (errors: number, warnings: number, openPoints: number) =>
    [
      errors > 0 && (errors === 1 ? '1 error' : `${errors} errores`),
      warnings > 0 && (warnings === 1 ? '1 aviso' : `${warnings} avisos`),
      openPoints > 0 && `${openPoints} por confirmar`,
    ]
      .filter(Boolean)
      .join(', '),
  checking: 'Comprobando…',
  noProblems: 'Todo está bien.',
  errors: 'Hay que arreglarlo antes de publicar',
  warnings: 'Conviene mirarlo',
  openPoints: (count: number) => (count === 1 ? '1 punto por confirmar' : `${count} puntos por confirmar`),
  fix: 'Arreglar',
  goThere: 'Ir allí',
  overview: 'Vista general',
  history: 'Versiones',
  studioLanguage: 'English',
  studioLanguageCode: 'en',
  form: 'Formulario',
  unreadable: 'Este archivo no se puede leer: arréglalo aquí, donde está marcado.',
  otherEncoding:
    'Este archivo se guardó con las letras de Windows, que la web no puede leer. Debajo está como debe decir: si los acentos están bien, conviértelo.',
  convert: 'Convertir sus letras a las de la web',
  convertStep: (file: string) => `Convertir las letras de ${file}`,
  yaml: 'Como texto (YAML)',
  wayOfEditing: 'Cómo se edita',
  yamlStep: (file: string) => `Cambiar el texto de ${file}`,
  close: 'Cerrar',
  backToForm: 'Volver al formulario',
  stillRight: 'La traducción sigue siendo correcta',
  previews: 'La página como la ven los visitantes',
  preview: (title: string, language: string) => `Vista de «${title}» (${language})`,
  previewHint: 'Pulsa un texto, una imagen o un enlace para cambiarlo.',
  previewFollow: 'Con Ctrl, un enlace lleva a su página.',
  previewNarrower: (width: number) => `No hay sitio para el ancho elegido: las páginas se ven a ${width} píxeles.`,
  notDrawable: 'Con el error que hay ahora la página no se puede dibujar: se ve como estaba.',
  notDrawn: 'Con el error que hay ahora la página no se puede dibujar. Se verá en cuanto lo arregles.',
  sectionFailed: 'Una sección no se ha podido dibujar: en su lugar pone por qué.',
  choose: 'Pulsa en la página lo que quieras cambiar, o elígelo en la lista.',
  sharedTitle: (count: number) => `Esto se ve en ${count} páginas`,
  sharedByAll: 'Esto se ve en todas las páginas',
  sharedHint: 'Lo que cambies aquí cambia en todas.',
  besideHint: 'Lo que es solo del sitio que has pulsado se cambia en:',
  unshown: 'Ninguna página lo muestra todavía.',
  unshownHint: 'Pulsa dónde se añade:',
  unshownElsewhere: 'También se puede añadir aquí:',
  unshownSection:
    'La página no muestra esta sección tal como está: falta algo de lo que muestra, está por confirmar, o es para otro idioma o para otros días.',
  notOnThisDay: (day: string) => `El ${day}, el día que se mira, esto no se ve.`,
  lookAtDay: (day: string) => `Ver la web el ${day}`,
  unlistedHint:
    'Se verá en cuanto una sección de una página lo nombre o, lo que tiene página propia, como los artículos, cuando haya una página que sea la de cada uno: se elige en sus datos, en «Una por entrada».',
  onlyHere: 'Cambiarlo solo en esta página',
  onlyHereStep: 'Separar de las demás páginas',
  recorded: 'Borrador guardado',
  recording: 'Guardando el borrador…',
  cutOff: 'No hay conexión con el servidor. Lo que cambies no se pierde; se sigue intentando.',
  draftUnwritable:
    'El borrador no se puede escribir: ¿está lleno el disco o protegida la carpeta? Lo que cambies sigue aquí; se sigue intentando.',
  restarted: 'El servidor se ha vuelto a poner en marcha. No se ha perdido nada: pulsa para seguir.',
  superseded: 'El Studio se ha abierto en otra ventana. Aquí ya no se puede cambiar nada.',
  conflict: (paths: string) =>
    `Alguien ha cambiado entretanto ${paths}, lo mismo que tú: hay que elegir antes de guardar.`,
  takeBack: 'Seguir en esta ventana',
  notices: {
    saved: (files: number) => (files === 1 ? 'Guardado: 1 archivo.' : `Guardado: ${files} archivos.`),
    takenOver: (paths: string) => `Alguien ha cambiado entretanto ${paths}: se ha juntado con lo que has cambiado tú.`,
    pageGone: (title: string) => `Alguien ha borrado entretanto la página que mirabas, «${title}».`,
    nothingChanged: 'No hay nada que guardar.',
    tooLong: 'Es demasiado texto para pegarlo de una vez: no se ha pegado nada. Pégalo por partes.',
    partlyBack:
      'Es más de lo que se puede guardar de una vez, así que ha vuelto solo una parte. Guarda y trae de vuelta la misma versión otra vez para lo demás.',
    droppedBeside:
      'Aquí no se puede soltar un archivo. Pulsa en la página la imagen que quieras cambiar y suéltalo en su campo; un PDF se sube en el enlace que lleve a él.',
    pictureInText: 'Una imagen no se pega en un texto: se elige en un campo de imagen.',
    refused: 'Ese cambio no se puede hacer aquí.',
    refusedReasons: {
      unreadable: 'En este archivo hay algo mal escrito: arréglalo antes en «Como texto (YAML)».',
      'no-such-place': 'Lo que se quería cambiar ya no está.',
      'wrong-place': 'Eso no se puede poner ahí.',
      'key-exists': 'Ya hay uno con ese nombre.',
      shared: 'Está escrito una sola vez para varios sitios: cámbialo en «Como texto (YAML)».',
      'not-data': 'Ese valor no se puede escribir.',
      'not-writable': 'Está escrito de una forma que solo se puede cambiar en «Como texto (YAML)».',
      'no-such-file': 'El archivo ya no está.',
      'file-exists': 'Ya hay un archivo con ese nombre.',
      'too-large':
        'Ese archivo es demasiado grande para el borrador del Studio: elimínalo, o pon otro en su lugar, en la carpeta del sitio.',
    } as Readonly<Record<string, string>>,
    said: 'Lo que ha dicho el programa:',
    compilerFailed: 'El Studio no ha podido comprobar la página. Lo que has escrito está en el borrador.',
    journalDamaged: 'El borrador estaba dañado: se ha recuperado hasta donde se podía leer.',
    failures: {
      conflict: (paths: string) =>
        `Alguien ha cambiado entretanto ${paths}: no se ha guardado nada. Mira lo que cambia ahora y vuelve a guardar.`,
      restarted: () =>
        'El servidor se ha vuelto a poner en marcha: aquí no se ha guardado nada. Pulsa «Seguir en esta ventana».',
      superseded: () => 'El Studio se ha abierto en otra ventana: aquí no se ha guardado nada.',
      unreachable: () =>
        'No se ha podido guardar: el servidor no responde. Comprueba que «npm run dev» siga en marcha.',
      'too-large': () =>
        'Es más de lo que se puede guardar de una vez, y no se ha guardado nada. Descarta alguno de los archivos más grandes, guarda y vuelve a traerlo después.',
      refused: (paths: string) =>
        paths === ''
          ? 'No se ha guardado nada: el servidor no entiende lo que se le pide. Vuelve a cargar esta página: lo que has escrito está en el borrador.'
          : `No se puede escribir ${paths}: no es un archivo del sitio, no es lo que dice su nombre o es un enlace a otro archivo. No se ha guardado nada.`,
      unwritable: (paths: string) =>
        `No se ha podido escribir ${paths}. ¿Está lleno el disco, o protegido el archivo o su carpeta? No se ha guardado nada.`,
      full: () => 'El disco está lleno: haz sitio y prueba otra vez. No se ha perdido nada.',
      gone: () =>
        'La carpeta del sitio ya no está donde estaba: vuelve a ponerla ahí e inténtalo otra vez. Lo que has escrito sigue en el borrador.',
      'nothing-new': () => 'No hay nada nuevo desde la última versión.',
      unfinished: () =>
        'Con git se han empezado a juntar cambios (merge, rebase) y no se ha terminado: hay que acabarlo o dejarlo antes de hacer una versión. Aquí no se ha tocado nada.',
      branchless: () =>
        'En git no hay ninguna rama puesta («detached HEAD»), y una versión hecha así se perdería de vista. Pon antes una, con lo que has cambiado: git switch -c mis-cambios. Aquí no se ha tocado nada.',
      embedded: (paths: string) =>
        `En ${paths} hay otro repositorio de git, y sus archivos no estarían en ninguna versión. Borra «.git» de ahí dentro (los exploradores de archivos lo ocultan) y haz después la versión. Aquí no se ha tocado nada.`,
      nobody: () =>
        'Las versiones llevan tu nombre, y en este ordenador aún no se sabe. Hay que decirlo una vez: git config --global user.name "Tu nombre" y git config --global user.email "tu@correo".',
      behind: (paths: string) =>
        paths === ''
          ? 'Otra persona ha enviado versiones que no se juntan solas con las tuyas: lo que cambian está guardado aquí y aún no está en ninguna versión. Guarda una versión de eso y vuelve a enviar; si sigue igual, hay que juntarlas con git (git pull).'
          : `Otra persona ha enviado entretanto otra cosa para lo mismo que has cambiado tú, en ${paths}. Hay que decidir con git (git pull) cuál se queda. Tu versión sigue en este ordenador, y lo que se ha enviado no ha cambiado.`,
      remote: () =>
        'El servidor de versiones no responde o no te deja entrar: no se ha enviado ni traído nada. Tus versiones están guardadas en este ordenador.',
      'git-busy': () =>
        'Otro programa está usando git en esta carpeta, o uno se cerró a medias. Espera un momento y prueba otra vez; si sigue igual y ya no hay ninguno, borra el archivo que se dice aquí. No se ha perdido nada.',
      'git-damaged': () =>
        'El índice de git de esta carpeta está dañado, y así no hay versiones. Lo guardado sigue en su sitio. Se arregla borrando el archivo index de la carpeta .git y escribiendo: git reset.',
      git: () => 'No se ha podido hacer con las versiones. No se ha perdido nada.',
    },
  },
};
