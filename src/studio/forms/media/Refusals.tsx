import type { ReactElement } from 'react';

/** Why files were not taken. */
export function Refusals({ sentences }: { readonly sentences: readonly string[] }): ReactElement | null {
  if (sentences.length === 0) return null;
  return (
    <div className="media-field__error" role="alert">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
