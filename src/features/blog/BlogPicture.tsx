import type { Picture } from '../../../generated/types';

/** A picture that gives way to the placeholder when it cannot be loaded (replace-failed-pictures.ts). */
export function BlogPicture({ picture, className }: { picture: Picture; className?: string }) {
  return (
    <img
      className={className}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      data-placeholder=""
    />
  );
}
