import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { htmlTexts } from '../texts/readable-texts';

/** The rows of a table have as many cells each, and some of them are headings. */
export const htmlTableWrong: OwnRule<'html-table-wrong'> = (site) =>
  htmlTexts(site).flatMap(({ source, pointer, text }) =>
    text.includes('<table')
      ? [...text.matchAll(/<table\b[\s\S]*?<\/table>/gi)].flatMap(({ 0: table, index }): Finding<'html-table-wrong'>[] => {
          const found = (offset: number, reason: 'headings' | 'cells', counts = {}) => [
            {
              code: 'html-table-wrong' as const,
              place: { source, pointer, part: { offset: index + offset, length: '<tr>'.length } },
              details: { reason, ...counts },
            },
          ];
          if (!/<th\b/i.test(table)) return found(0, 'headings');
          // What spans several rows or columns is counted by nobody.
          if (/\b(?:row|col)span\b/i.test(table)) return [];
          const rows = [...table.matchAll(/<tr\b[\s\S]*?<\/tr>/gi)].map((row) => ({ at: row.index, cells: row[0].match(/<t[hd]\b/gi)?.length ?? 0 }));
          const [first] = rows;
          const odd = rows.find(({ cells }) => cells !== first?.cells);
          return odd === undefined || first === undefined ? [] : found(odd.at, 'cells', { cells: odd.cells, first: first.cells });
        })
      : [],
  );
