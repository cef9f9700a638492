import type { Picture as PictureData } from '../../../generated/types';

interface PictureProps {
  picture: PictureData;
  className?: string;
}

/** A media file that is fetched when it comes near the window. */
export function Picture({ picture: { src, alt, width, height }, className }: PictureProps) {
  return (
    <img className={className} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}
