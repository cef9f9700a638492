import { useEffect, useRef, useState } from 'react';
import type { Media } from '../../shared/manifest';
import { Icon } from '../../ui/icon/Icon';
import { Portrait } from '../../ui/portrait/Portrait';

interface PersonPhotoProps {
  name: string;
  image: Media | undefined;
  /** Where there is room for it. */
  width: string;
}

/** The portrait, or an icon in its place once the picture has failed. */
export function PersonPhoto({ name, image, width }: PersonPhotoProps) {
  const photo = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // It may have failed before there was anybody to hear of it.
    const picture = photo.current?.querySelector('img');
    if (picture && 'failed' in picture.dataset) setFailed(true);
  }, []);

  return (
    <div ref={photo} className="people-grid__photo" onErrorCapture={() => setFailed(true)}>
      {failed ? (
        <Icon name="user-round" />
      ) : (
        <Portrait name={name} image={image} sizes={`(width >= 48rem) ${width}, 50vw`} />
      )}
    </div>
  );
}
