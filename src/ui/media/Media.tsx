import type { Media as MediaData } from '../../shared/manifest';
import { useDrawing } from './drawings-context';

interface MediaProps {
  media: MediaData;
  className?: string;
}

/**
 * Any picture: a drawing of the page as part of it, every other file when it comes near the window. Both fill their
 * box, cut off where its shape is another, unless the class says otherwise.
 */
export function Media({ media, className = '' }: MediaProps) {
  const { src, alt, width, height } = media;
  const drawing = useDrawing(src);
  const classes = `media ${className}`.trim();
  if (drawing === undefined) {
    return (
      <img className={classes} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    );
  }
  const { className: own = '', ...attributes } = drawing.attributes;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...attributes}
      className={`${classes} ${own}`.trim()}
      width={width}
      height={height}
      data-src={src}
      role={alt === '' ? undefined : 'img'}
      aria-label={alt || undefined}
      aria-hidden={alt === '' || undefined}
      dangerouslySetInnerHTML={drawing.content}
    />
  );
}
