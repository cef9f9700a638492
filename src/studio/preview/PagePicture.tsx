import { useEffect, useRef, useState } from 'react';
import type { Rendering } from '../compiling/site-compiler';
import { WIDTHS } from '../state';
import { createPageFrame, type PageFrame } from './page-frame';
import { useWidth } from './use-width';

interface PagePictureProps {
  /** What the picture shows. */
  readonly label: string;
  readonly rendering: Rendering | undefined;
  readonly mediaAddress: (path: string) => string | undefined;
  /** In pixels, as it is seen. */
  readonly height: number;
  /** The id of the only element that is shown. */
  readonly only?: string | undefined;
}

const NOTHING = { onPick: () => undefined, onFollow: () => undefined, onDropped: () => undefined, labelOf: () => '' };

/** A page, or a part of one, in small: to be looked at only. */
export function PagePicture({ label, rendering, mediaAddress, height, only }: PagePictureProps) {
  const [box, room] = useWidth<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<PageFrame>();
  const scale = room / WIDTHS.desk;

  useEffect(() => {
    if (page !== undefined && rendering !== undefined) page.show(rendering, { visitor: 'home', mediaAddress, only });
  }, [page, rendering, mediaAddress, only]);

  return (
    <div
      className="page-picture"
      ref={box}
      style={{ blockSize: height, overflow: 'hidden' }}
      role="img"
      aria-label={label}
    >
      <iframe
        ref={frame}
        title={label}
        aria-hidden="true"
        tabIndex={-1}
        inert
        loading="lazy"
        src="/_studio/page"
        style={{
          inlineSize: WIDTHS.desk,
          blockSize: scale === 0 ? 0 : height / scale,
          transform: `scale(${scale})`,
          transformOrigin: 'top left',
          border: 0,
          background: '#fff',
        }}
        onLoad={() => {
          const document = frame.current?.contentDocument;
          if (document) setPage(createPageFrame(document, NOTHING));
        }}
      />
    </div>
  );
}
