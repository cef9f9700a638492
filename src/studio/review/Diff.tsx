import { structuredPatch } from 'diff';
import { useMemo } from 'react';
import { textAsMeant } from '../content/text-as-meant';
import { useWords } from '../words/words';
import './review.css';

interface DiffProps {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/** How many lines are shown around what has changed. */
const CONTEXT = 2;

/** What has changed in a file, line by line. */
export function Diff({ path, before, after }: DiffProps) {
  const { review } = useWords();
  const hunks = useMemo(() => hunksOf(before, after), [before, after]);
  return (
    <figure className="diff">
      <figcaption className="diff__path">{path}</figcaption>
      {hunks === undefined ? (
        <p>{review.binary}</p>
      ) : (
        <pre>
          {hunks.map((lines, hunk) => (
            <code key={hunk} className="diff__hunk">
              {lines.map((line, index) => (
                <DiffLine key={index} line={line} />
              ))}
            </code>
          ))}
        </pre>
      )}
    </figure>
  );
}

function DiffLine({ line }: { line: string }) {
  const { review } = useWords();
  const [sign = ' '] = line;
  if (sign === '\\') return null;
  const said = sign === '+' ? review.added : sign === '-' ? review.removed : undefined;
  return (
    <span
      className={`diff__line ${said === undefined ? '' : sign === '+' ? 'diff__line--added' : 'diff__line--removed'}`}
    >
      <span aria-hidden="true">{sign} </span>
      {said !== undefined && <span className="visually-hidden">{said}: </span>}
      {line.slice(1)}
      {'\n'}
    </span>
  );
}

function hunksOf(before: Uint8Array | undefined, after: Uint8Array | undefined): readonly string[][] | undefined {
  const [from = '', to = ''] = [before, after].map((content) => content && textAsMeant(content));
  if (from.includes('\0') || to.includes('\0')) return undefined;
  return structuredPatch('', '', from, to, '', '', { context: CONTEXT }).hunks.map(({ lines }) => lines);
}
