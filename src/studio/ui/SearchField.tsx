interface Props {
  /** What is searched, for those who see the field and those who hear of it. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Takes the first of what is found. */
  readonly onEnter?: () => void;
}

/** A field that narrows a list down while somebody types. */
export function SearchField({ label, value, onChange, onEnter }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
    />
  );
}
