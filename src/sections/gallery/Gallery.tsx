import type { GallerySection } from '../../../generated/types';
import { useFrame } from '../../features/frame/frame-context';
import { Art } from '../../ui/art/Art';
import { Carousel } from '../../ui/carousel/Carousel';
import { Picture } from '../../ui/picture/Picture';
import { SectionHeader } from '../../ui/section-header/SectionHeader';

export function Gallery(section: GallerySection) {
  const { messages } = useFrame();
  return (
    <div className="container">
      <SectionHeader {...section} />
      <Carousel
        className="gallery"
        labelledBy={`${section.id}-title`}
        labels={messages}
        slides={section.images.map((image) => <GalleryImage key={image.caption} {...image} />)}
        loop
      />
    </div>
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
