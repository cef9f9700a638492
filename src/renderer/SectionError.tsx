import type { Section } from '../../generated/types';

/** Inline, so that no published style sheet holds rules for development. */
const STYLE = { border: '2px solid', overflow: 'auto', paddingBlock: '1.5rem' };

/** What takes the place of a failing section during development. */
export function SectionError({ section, error }: { section: Pick<Section, 'type' | 'id' | 'source'>; error: unknown }) {
  const { type, id, source } = section;
  return (
    <div role="alert" className="container" style={STYLE}>
      <p>
        {type} #{id} · {source}
      </p>
      {error instanceof Error ? (
        <details>
          <summary>{error.message}</summary>
          <pre>{error.stack}</pre>
        </details>
      ) : (
        <p>{String(error)}</p>
      )}
    </div>
  );
}
