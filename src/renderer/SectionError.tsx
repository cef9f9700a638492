import type { Section } from '../../generated/types';

/** What takes the place of a failing section during development. */
export function SectionError({ section, error }: { section: Pick<Section, 'type' | 'id' | 'source'>; error: unknown }) {
  const { type, id, source } = section;
  return (
    <div role="alert" className="section-error container">
      <p className="section-error__place">
        {type} #{id} · {source.file}:{source.line}
      </p>
      <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
    </div>
  );
}
