interface LongTextProps {
  readonly label: string;
  readonly children: string;
}

/** A text that is only read, in a box of its own. */
export function LongText({ label, children }: LongTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys.
    <section className="long-text" aria-label={label} tabIndex={0}>
      <pre>{children}</pre>
    </section>
  );
}
