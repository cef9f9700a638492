export const yaml = {
  label: (file: string) => `${file}, como YAML`,
  help: 'Ctrl+Espacio propone qué se puede escribir. Para salir con el teclado: Escape y después Tab.',
  problems: (count: number) => (count === 1 ? '1 problema' : `${count} problemas`),
};
