import type { GallerySection } from '../../../generated/types';
import { useShell } from '../../features/shell/shell-context';
import { Carousel } from '../../ui/carousel/Carousel';
import { Media } from '../../ui/media/Media';

export function Gallery(section: GallerySection) {
  const { messages } = useShell();
  return (
    <Carousel
      className="gallery"
      labelledBy={`${section.id}-title`}
      labels={messages}
      slides={section.images.map((image) => <GalleryImage key={image.caption} {...image} />)}
      loop
    />
  );
}

function GalleryImage({ media, caption }: GallerySection['images'][number]) {
  return (
    <figure className="gallery__image">
      <div className="gallery__frame">
        <Media media={media} sizes="(width >= 64rem) min(64vw, 52rem), 75vw" />
      </div>
      <figcaption className="gallery__caption">{caption}</figcaption>
    </figure>
  );
}
