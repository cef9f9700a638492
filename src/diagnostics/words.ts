import type { MessageLanguage } from './languages';

/** What is said around problems. */
interface Words {
  readonly fix: string;
  readonly valid: string;
  readonly section: string;
  readonly errors: (count: number) => string;
  readonly warnings: (count: number) => string;
  readonly clean: string;
  /** Over a list of problems, and on what closes it. */
  readonly title: string;
  readonly close: string;
  /** Of a text that was asked for. */
  readonly notWritten: string;
}

export const words: Readonly<Record<MessageLanguage, Words>> = {
  es: {
    fix: 'Arreglo',
    valid: 'Válidos',
    section: 'sección',
    errors: (count) => `${count} ${count === 1 ? 'error' : 'errores'}`,
    warnings: (count) => `${count} ${count === 1 ? 'aviso' : 'avisos'}`,
    clean: 'Todo correcto.',
    title: 'Lo que hay que revisar en el contenido',
    close: 'Cerrar (Esc)',
    notWritten: 'Este texto no está en site/: lo escribe la web.',
  },
  en: {
    fix: 'Fix',
    valid: 'Valid',
    section: 'section',
    errors: (count) => `${count} ${count === 1 ? 'error' : 'errors'}`,
    warnings: (count) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
    clean: 'Everything is correct.',
    title: 'What needs a look in the content',
    close: 'Close (Esc)',
    notWritten: 'This text is not in site/: the website writes it.',
  },
};
