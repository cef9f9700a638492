import { useEffect, useRef, useState } from 'react';
import { useShell } from '../features/shell/shell-context';
import type { PageData } from '../renderer/page-data';
import { fillIn } from '../shared/fill-in';

/** After a client-side navigation: moves the focus to new content and tells screen readers the title. */
export function RouteAnnouncer({ page }: { page: PageData }) {
  const { messages } = useShell();
  const announced = useRef(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = announced.current;
    announced.current = page;
    if (before.canonical === page.canonical) return;
    if (before.id !== page.id) document.getElementById('Content')?.focus({ preventScroll: true });
    setAnnouncement(fillIn(messages.pageLoaded, { title: page.metadata.title }));
  }, [page, messages]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
