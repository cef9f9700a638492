interface SectionHeaderProps {
  /** Id of the section: its heading is `<id>-title`, by which the section is labelled. */
  id: string;
  eyebrow?: string | undefined;
  title?: string | undefined;
  intro?: string | undefined;
}

export function SectionHeader({ id, eyebrow, title, intro }: SectionHeaderProps) {
  if (title === undefined && intro === undefined && eyebrow === undefined) return null;
  return (
    <header className="section-header">
      {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
      {title !== undefined && <h2 id={`${id}-title`}>{title}</h2>}
      {intro !== undefined && <p className="section-header__intro">{intro}</p>}
    </header>
  );
}
