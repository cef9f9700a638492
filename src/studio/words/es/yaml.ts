export const yaml = {
  label: (file: string) => `${file}, como YAML`,
  help: 'Ctrl+Espacio propone qué se puede escribir. Para salir con el teclado: Escape y después Tab.',
  fix: 'Arreglar',
  phrases: {
    Completions: 'Propuestas',
    Diagnostics: 'Problemas',
    'No diagnostics': 'Ningún problema',
    'Fold line': 'Plegar',
    'Unfold line': 'Desplegar',
    'Selection deleted': 'Selección borrada',
  },
};
