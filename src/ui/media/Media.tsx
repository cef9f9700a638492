import type { Media as MediaData } from '../../shared/manifest';
import { variantAddress } from '../../shared/picture-address';
import { classNames } from '../class-names';
import { useDrawing } from './drawings-context';

interface MediaProps {
  media: MediaData;
  className?: string;
  /** How wide the picture gets at each layout, as `sizes` of HTML says it. */
  sizes?: string;
  /** For what everybody sees first: fetched before all else. */
  isFirst?: boolean;
}

/**
 * Any picture: a drawing of the page as part of it, every other file that is not small when it comes near the window. Both
 * fill their box, cut off where its shape is another, unless the class says otherwise.
 */
export function Media(props: MediaProps) {
  const drawing = useDrawing(props.media.src);
  if (drawing === undefined) return <Picture {...props} />;
  const { media, className } = props;
  const { src, alt, width, height } = media;
  const { className: own, ...attributes } = drawing.attributes;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...attributes}
      className={classNames('media', className, own)}
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

/** A file; of a photograph, the one of those made of it that suits the browser and its screen. */
function Picture({ media, className, sizes = '100vw', isFirst = false }: MediaProps) {
  const { src, alt, width, height, widths, still, isSmall, colours = '', focus } = media;
  const isWebp = src.endsWith('.webp');
  const image = (
    <img
      className={classNames('media', className, colourClasses(colours.slice(3)), focusClasses(focus))}
      {...(widths && isWebp && { srcSet: sourceSet(media, 'webp'), sizes })}
      src={src}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst || isSmall ? undefined : 'lazy'}
    />
  );
  if (still !== undefined)
    return (
      <picture>
        <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
        {image}
      </picture>
    );
  if (widths === undefined) return image;
  return (
    <picture className={colourClasses(colours.slice(0, 3))}>
      {(isWebp ? (['avif'] as const) : (['avif', 'webp'] as const)).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(media, format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

function sourceSet({ src, widths = [] }: MediaData, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${variantAddress(src, width, format)} ${width}w`).join();
}

/** The middle needs none. */
function focusClasses({ x, y }: NonNullable<MediaData['focus']> = {}): string {
  return classNames(x !== undefined && `x${x}`, y !== undefined && `y${y}`);
}

/** A strict policy lets no element bring its own style: each part of a colour has its class (media.css). */
function colourClasses(colour: string): string | undefined {
  const [red, green, blue] = colour;
  return blue === undefined ? undefined : `r${red} g${green} b${blue}`;
}
