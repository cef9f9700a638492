import type { Problem } from '../../compiler/findings/problem';
import { kindOfFile } from '../../compiler/schema/kind';
import type { DraftSite } from '../../compiler/site';
import { styleValueAt } from '../../compiler/theme/style-values';
import { isStyleSheet, styleSheet } from '../../compiler/theme/theme-files';
import { describeProblem } from '../../diagnostics/describe';
import { withEveryPage, writtenAddresses } from '../../overview/every-page';
import { titleOf } from '../../overview/written';
import { titleLanguage } from '../content/thing';
import type { ContentPlace } from '../place';
import type { Compilation, StudioPage, StudioProblem } from './site-compiler';
import { withTitles } from './with-titles';
import { compiled, type WorkingSite } from './working-site';

/** What the compiler says of the site as it is now, in the language of the Studio. */
export function compilation(work: WorkingSite): Compilation {
  const { site, problems, names } = compiled(work);
  return {
    problems: problems.map((problem) => studioProblem(problem, site, work)),
    names: names(titleLanguage(site.contract, work.language)),
    pages: studioPages(site),
  };
}

/** A problem as the Studio shows it. */
export function studioProblem(
  problem: Problem,
  site: DraftSite,
  { files, language }: Pick<WorkingSite, 'files' | 'language'>,
): StudioProblem {
  const { code, severity, fix, location, others = [] } = problem;
  // Of a file that is not there, somebody goes to where it is looked for; one that a site has once is made anew where it was.
  const isThere = files.has(location.file) || kindOfFile(site.contract, location.file)?.kind.holds === 'file';
  const { file, pointer, line, column, length } = isThere ? location : (others[0] ?? location);
  const { message, hint } = describeProblem(problem, language);
  const { message: titledMessage } = describeProblem(withTitles(problem, site, language), language);
  // What is to be typed or chosen, forms name themselves, and facts are inserted by their names.
  const typed = withTitles(problem, site, language, ['chosen', 'fact', 'key', 'thing']);
  const { hint: titledHint } = describeProblem(typed, language);
  const place = placeInStyle(files.get(file), file, { line, column }) ?? { file, pointer };
  const also = others
    .slice(isThere ? 0 : 1)
    .map((other): ContentPlace => ({ file: other.file, pointer: other.pointer }));
  return {
    code,
    severity,
    place,
    line,
    column,
    length,
    message,
    hint,
    titledMessage,
    titledHint,
    fix,
    ...(also.length > 0 && { others: also }),
  };
}

/** The value of the theme that stands at a place of a style sheet, by its name. */
function placeInStyle(
  content: Uint8Array | undefined,
  file: string,
  { line, column }: Pick<StudioProblem, 'line' | 'column'>,
): ContentPlace | undefined {
  const style = isStyleSheet(file) && content !== undefined ? styleSheet(content, file) : undefined;
  if (style === undefined) return undefined;
  const before = style.text.split('\n', line - 1).reduce((length, each) => length + each.length + 1, 0);
  const value = styleValueAt(style, before + column - 1);
  return value && { file, pointer: [value.name] };
}

/** The pages of a site, with those that a template makes, and those that have no place yet. */
export function studioPages(draft: DraftSite): StudioPage[] {
  const site = withEveryPage(draft);
  const { languages } = site.contract;
  return site.pages.all.map((placed) => {
    const { id, page, entry } = placed;
    const named = entry ?? page;
    const titleIn = (code: string) => titleOf(named.value, site, code, entry);
    const written = languages.flatMap(({ code }) => titleIn(code) ?? [])[0] ?? named.id;
    return {
      id,
      file: named.source.path,
      pointer: named.source.id === undefined ? [named.id] : [],
      ...(entry !== undefined && { template: page.id }),
      title: Object.fromEntries(languages.map(({ code }) => [code, titleIn(code) ?? written])),
      paths: Object.fromEntries(writtenAddresses(placed)),
    };
  });
}
