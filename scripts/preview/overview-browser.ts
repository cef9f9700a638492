/** Keeps a document of the overview as the content is, and searches while somebody types. It does without, too. */

const TYPING_MS = 150;
const search = document.querySelector<HTMLFormElement>('#search');
let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** Replaces the part of a document that shows the content, and leaves the field alone in which somebody types. */
async function show(address: string): Promise<void> {
  latest += 1;
  const turn = latest;
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined || !response.ok || turn !== latest) return;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (turn !== latest) return;
  for (const part of ['main', '.tabs', '.languages']) {
    const shown = next.querySelector(part);
    if (shown !== null) document.querySelector(part)?.replaceWith(document.adoptNode(shown));
  }
  document.title = next.title;
}

function addressOfSearch(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.action}?${new URLSearchParams(fields)}`;
}

search?.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const address = addressOfSearch(search);
    history.replaceState(null, '', address);
    void show(address);
  }, TYPING_MS);
});

// Written in full: Vite provides `hot` only where it reads this very expression.
import.meta.hot?.on('site:problems', () => void show(location.href));
