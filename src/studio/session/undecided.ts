import { applyTextEdits } from '../../compiler/values/text-edit';
import { mergeConflictsIn } from '../../compiler/yaml/merge-conflicts';
import { lineBreakOf } from '../../editing/lines';
import { lineEdits } from './line-edits';

/** A text in which git has left places to be decided: as it is with either version of all of them, and how git calls these. */
export interface Undecided {
  readonly versions: readonly [string, string];
  readonly names: readonly [string, string];
}

/** Nothing of a text in which there is nothing to be decided. */
export function undecidedIn(text: string): Undecided | undefined {
  const conflicts = mergeConflictsIn(text);
  const [first] = conflicts;
  if (first === undefined) return undefined;
  const versionOf = (side: number) =>
    applyTextEdits(
      text,
      conflicts.map(({ offset, length, sides }) => ({ offset, length, text: sides[side]?.text ?? '' })),
    );
  const nameOf = (side: number) => first.sides[side]?.name ?? '';
  return { versions: [versionOf(0), versionOf(1)], names: [nameOf(0), nameOf(1)] };
}

/** A text in which both versions stand wherever they differ, as git leaves them. */
export function undecidedText({ versions: [one, other], names }: Undecided): string {
  const lineBreak = lineBreakOf(one);
  const [open, middle, close] = [mark('<', names[0]), mark('='), mark('>', names[1])];
  const whole = (lines: string) => (lines === '' || lines.endsWith('\n') ? lines : lines + lineBreak);
  return applyTextEdits(
    one,
    lineEdits(one, other).map(({ offset, length, text }) => {
      const sides = [whole(one.slice(offset, offset + length)), whole(text)];
      return {
        offset,
        length,
        text: `${open}${lineBreak}${sides[0]}${middle}${lineBreak}${sides[1]}${close}${lineBreak}`,
      };
    }),
  );
}

function mark(sign: string, name = ''): string {
  return `${sign.repeat(7)} ${name}`.trimEnd();
}
