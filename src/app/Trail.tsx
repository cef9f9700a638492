import { useShell } from '../features/shell/shell-context';
import type { PageData } from '../renderer/page-data';

/** The way from the home page to this one, in the tone in which the page begins. */
export function Trail({ page: { trail, sections } }: { page: PageData }) {
  const { messages } = useShell();
  const current = trail.at(-1);
  if (current === undefined) return null;
  return (
    <nav className={`trail tone-${sections[0]?.tone ?? 'light'}`} aria-label={messages.trail}>
      <ol className="trail__steps container">
        {trail.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current.label}</li>
      </ol>
    </nav>
  );
}
