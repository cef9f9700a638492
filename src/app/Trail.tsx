import { useShell } from '../features/shell/shell-context';
import type { PageData } from '../renderer/page-data';

/** The way from the home page to this one, which follows with its own heading, in the tone in which it begins. */
export function Trail({ page: { trail, sections } }: { page: PageData }) {
  const { messages } = useShell();
  if (trail.length === 0) return null;
  return (
    <nav className={`trail tone-${sections[0]?.tone ?? 'light'}`} aria-label={messages.trail}>
      <ol className="cluster container">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
