import type { Fix } from './fix';
import type { SchemaText } from './schema/schema';
import type { SyntaxDetails } from './syntax/reasons';

/** What loading tells of a file that cannot be read, by code. */
interface LoadDetails {
  'yaml-syntax': SyntaxDetails;
  'file-unknown': { file: string; suggestion?: string };
  'file-missing': { file: string };
  'file-not-utf8': { file: string };
  'file-misplaced': { file: string; to: string };
}

/** What validating tells of a value that is not as its schema asks for, by code. */
interface ShapeDetails {
  'key-unknown': { key: string; suggestion?: string; valid: readonly string[] };
  'key-missing': { key: string; example: string };
  'type-wrong': { expected: string; example: string; correct?: string };
  'value-not-listed': { value: string; suggestion?: string; valid: readonly string[] };
  'value-empty': { example: string };
  'value-malformed': { value: string; rule: SchemaText; example: string };
  'list-too-short': { minimum: number };
  'section-type-missing': { valid: readonly string[] };
  'section-type-unknown': { value: string; suggestion?: string; valid: readonly string[] };
  'translation-missing': { language: string };
  'translations-missing': { text: string; languages: readonly string[] };
}

/** What the rules tell, by code: each has a rule, a file and cases of its name. */
interface RuleDetails {
  'reference-unknown': { value: string; collection: string; suggestion?: string; valid: readonly string[] };
  'page-unknown': { value: string; suggestion?: string; valid: readonly string[] };
  'anchor-unknown': { anchor: string; page: string; suggestion?: string; valid: readonly string[] };
  'anchor-duplicate': { anchor: string };
  'link-target-missing': Record<never, never>;
  'link-target-ambiguous': { targets: readonly string[] };
  'link-path-raw': { path: string; page?: string };
  'link-address-unsafe': { address: string };
  'token-unknown': { token: string; suggestion?: string; valid: readonly string[] };
  'fact-not-number': { fact: string; value: string; isUse: boolean };
  'fact-not-date': { fact: string; value: string; isUse: boolean };
  'currency-missing': { example: string };
  'path-duplicate': { path: string; other: string };
  'path-malformed': { path: string; correct: string };
  'path-reserved': { path: string };
  'path-unknown': { path: string; suggestion?: string };
  'media-alt': { both: boolean };
  'media-missing': { path: string; suggestion?: string };
  'media-not-picture': { path: string };
  'theme-file-missing': { path: string; suggestion?: string };
  'theme-file-unused': { path: string };
  'theme-font-format': { path: string };
  'theme-not-picture': { path: string };
  'css-syntax': { reason: string };
  'css-import': Record<never, never>;
  'css-address-foreign': { address: string };
  'form-without-service': { form: string };
  'form-id-missing': { form: string };
  'message-discarded': Record<never, never>;
  'date-passed': { date: string };
  'role-missing': { role: string };
  'role-duplicate': { role: string; other: string };
  'template-missing': { collection: string };
  'text-curly-quotes': { text: string };
  'text-cut-off': { shown: string; whole: string };
}

/** What is told in the place of all that comes of it, by code. */
interface CauseDetails {
  'name-changed': { name: string; now: string; isFile: boolean };
  'page-copied': { other: string; hasRole: boolean };
}

/** What each kind of problem says about itself; the keys are the closed union of problem codes. */
export interface ProblemDetails extends LoadDetails, ShapeDetails, RuleDetails, CauseDetails {
  'rule-failed': { rule: string; reason: string };
}

export type ProblemCode = keyof ProblemDetails;
export type RuleCode = keyof RuleDetails;
export type Severity = 'error' | 'warning';
export type Pointer = readonly (string | number)[];

/** Published all the same, but a visitor or a search engine will notice. */
const WARNINGS: ReadonlySet<ProblemCode> = new Set([
  'date-passed',
  'form-id-missing',
  'form-without-service',
  'message-discarded',
  'text-curly-quotes',
  'text-cut-off',
  'theme-file-unused',
]);

export function severityOf(code: ProblemCode): Severity {
  return WARNINGS.has(code) ? 'warning' : 'error';
}

/** A place in a file of the site; `pointer` tells it in YAML. Line and column count from 1; `length` is that of the text meant, on its first line. */
export interface Location {
  readonly file: string;
  readonly pointer: Pointer;
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** What is wrong, wherever it stands. */
export type Matter<Code extends ProblemCode = ProblemCode> = {
  [Each in Code]: { readonly code: Each; readonly details: ProblemDetails[Each] };
}[Code];

/** What an editor is told, as data; `describeProblem` puts it into words. */
export type Problem = Matter & {
  readonly severity: Severity;
  readonly location: Location;
  /** Addresses of the public pages that show what is wrong, where that can be told. */
  readonly pages?: readonly string[];
  /** Where else the same shows, which is not told again. */
  readonly others?: readonly Location[];
  readonly fix?: Fix;
};

/** By file, then line, then column: the order in which an editor mends them. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.location.file.localeCompare(b.location.file) ||
      a.location.line - b.location.line ||
      a.location.column - b.location.column ||
      a.code.localeCompare(b.code),
  );
}
