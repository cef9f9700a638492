import type { GallerySection } from '../../../generated/types';
import { useFrame } from '../../features/frame/frame-context';
import { Art } from '../../ui/art/Art';
import { Carousel } from '../../ui/carousel/Carousel';
import { Picture } from '../../ui/picture/Picture';

export function Gallery(section: GallerySection) {
  const { messages } = useFrame();
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

function GalleryImage({ art, picture, caption }: GallerySection['images'][number]) {
  return (
    <figure className="gallery__image">
      <div className="gallery__frame">
        {art && <Art name={art} />}
        {picture && <Picture picture={picture} />}
      </div>
      <figcaption className="gallery__caption">{caption}</figcaption>
    </figure>
  );
}
