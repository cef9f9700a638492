import colors from 'picocolors';
import type { Problem } from '../compiler/findings/problem';
import type { MessageLanguage } from './languages';

/** A problem that has been mended, and what that has changed in its file, or in which files there are. */
interface MendedProblem {
  readonly problem: Pick<Problem, 'code' | 'location'>;
  readonly change: { readonly kind: 'text' | 'file'; readonly before: string; readonly after: string };
}

const words = {
  es: {
    changed: (before: string, after: string) => `«${before}» ahora es «${after}»`,
    added: (after: string) => `añadido «${after}»`,
    removed: (before: string) => `quitado «${before}»`,
    summary: (count: number) => (count === 1 ? '1 arreglo hecho.' : `${count} arreglos hechos.`),
    nothing: 'No hay nada que se pueda arreglar sin preguntar.',
  },
  en: {
    changed: (before: string, after: string) => `“${before}” is now “${after}”`,
    added: (after: string) => `added “${after}”`,
    removed: (before: string) => `removed “${before}”`,
    summary: (count: number) => (count === 1 ? '1 fix made.' : `${count} fixes made.`),
    nothing: 'There is nothing that can be fixed without asking.',
  },
} as const;

/** For people at a terminal: what has been changed, and where, in the lines of the files as they were. */
export function formatFixes(mended: readonly MendedProblem[], language: MessageLanguage): string {
  const text = words[language];
  if (mended.length === 0) return text.nothing;
  return [...mended.map((each) => line(each, language)), text.summary(mended.length)].join('\n');
}

function line({ problem: { code, location }, change }: MendedProblem, language: MessageLanguage): string {
  const { file, line: number } = location;
  return `${colors.green('✔')} ${colors.bold(`site/${file}:${number}`)}  ${inWords(change, language)}  ${colors.dim(code)}`;
}

function inWords({ kind, before, after }: MendedProblem['change'], language: MessageLanguage): string {
  const text = words[language];
  const shown = (part: string) => (kind === 'file' && part !== '' ? `site/${part}` : part);
  if (before === '') return text.added(shown(after));
  return after === '' ? text.removed(shown(before)) : text.changed(shown(before), shown(after));
}
