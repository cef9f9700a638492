import { useEffect, useRef, useState } from 'react';
import { fillIn, useFrame } from '../features/frame/frame-context';
import type { PageData } from '../renderer/page-data';

/** After a client-side navigation: moves the focus to the new content and tells screen readers its title. */
export function RouteAnnouncer({ page }: { page: PageData }) {
  const { messages } = useFrame();
  const announced = useRef(page.canonical);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (announced.current === page.canonical) return;
    announced.current = page.canonical;
    document.getElementById('content')?.focus({ preventScroll: true });
    setAnnouncement(fillIn(messages.pageLoaded, { title: page.metadata.title }));
  }, [page, messages]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
