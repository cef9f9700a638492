import { groupBy } from '../../shared/group-by';
import type { Finding } from '../findings/finding';
import type { ProblemDetails } from '../findings/problem-details';
import type { OwnRule } from '../rule';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

type Wrong = ProblemDetails['html-table-wrong'] & { readonly at: number };

/** From one of these tags to its end, without another one in between: where ends are missing, none is looked for twice. */
const TABLE = /<table\b(?:(?!<table\b)[\s\S])*?<\/table>/gi;
const ROW = /<tr\b(?:(?!<tr\b)[\s\S])*?<\/tr>/gi;
const HEAD = /<thead\b(?:(?!<thead\b)[\s\S])*?(?:<\/thead>|<tbody\b)/i;

/** The rows of a table have as many cells each, and some of them are headings, each with words of its own. */
export const htmlTableWrong: OwnRule<'html-table-wrong'> = (site) =>
  htmlTexts(site).flatMap((written) => (written.text.includes('<table') ? tablesOf(written) : []));

function tablesOf({ source, pointer, text }: HtmlText): Finding<'html-table-wrong'>[] {
  return [...text.matchAll(TABLE)].flatMap(({ 0: table, index }) => {
    const wrong = wrongIn(table);
    if (wrong === undefined) return [];
    const { at, ...details } = wrong;
    const part = { offset: index + at, length: '<tr>'.length };
    return [{ code: 'html-table-wrong' as const, place: { source, pointer, part }, details }];
  });
}

/** A heading of the first row that says what one before it says. */
function headingTwice(row: string): { readonly at: number; readonly heading: string } | undefined {
  const headings = [...row.matchAll(/<th\b[^<>]*>([^<>]*)<\/th>/gi)].map(({ 1: text = '', index }) => ({
    at: index,
    heading: text.trim(),
  }));
  const said = groupBy(headings, ({ heading }) => heading.toLowerCase());
  // Where each stands there twice, the table is two of them side by side.
  const isDouble = [...said.values()].every(({ length }) => length > 1);
  return isDouble
    ? undefined
    : headings.find((one) => WORD.test(one.heading) && said.get(one.heading.toLowerCase())?.[0] !== one);
}

const WORD = /\p{L}{3}/u;

function wrongIn(table: string): Wrong | undefined {
  const rows = [...table.matchAll(ROW)].map(({ 0: row, index: at }) => ({
    at,
    cells: row.match(/<t[hd]\b/gi)?.length ?? 0,
  }));
  const [first] = rows;
  if (first === undefined || rows.length < 2) return undefined;
  if (first.cells > 1 && !/<th\b/i.test(table)) return { at: 0, reason: 'headings' };
  const head = HEAD.exec(table);
  if (head !== null && /<td\b/i.test(head[0]) && !/<th\b/i.test(head[0])) return { at: first.at, reason: 'headings' };
  // What spans several rows or columns is counted by nobody.
  if (/\b(?:row|col)span\b/i.test(table)) return undefined;
  const twice = headingTwice(table.slice(first.at, rows[1]?.at));
  if (twice !== undefined) return { at: first.at + twice.at, reason: 'twice', heading: twice.heading };
  const odd = rows.find(({ cells }) => cells !== first.cells);
  const isHead = rows.length > 2 && rows.slice(1).every(({ cells }) => cells === odd?.cells);
  if (odd !== undefined && isHead) return { at: first.at, reason: 'head', cells: odd.cells, first: first.cells };
  return odd && { at: odd.at, reason: 'cells', cells: odd.cells, first: first.cells };
}
