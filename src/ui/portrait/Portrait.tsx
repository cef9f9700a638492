import type { Media as MediaData } from '../../shared/manifest';
import { Media } from '../media/Media';

interface PortraitProps {
  name: string;
  image?: MediaData | undefined;
  /** How wide it gets, as `sizes` of HTML says it. */
  sizes?: string;
  position?: 'top' | 'center' | 'bottom' | undefined;
}

/** A picture of a person, or the initials of the name where there is none. */
export function Portrait({ name, image, sizes = '3.5rem', position = 'center' }: PortraitProps) {
  if (image === undefined) {
    return (
      <span className="portrait portrait--initials" aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return <Media className={`portrait portrait--${position}`} media={image} sizes={sizes} />;
}

/**
 * The first letters of the first and the last word, of a title and of what begins small none: «Dra. Ana Gil» and «Dr Ana Gil»
 * are AG, «dr n. wet. Jan Gil» is JG and «د. رانيا حداد» is رح; and the first capital where a small letter comes before
 * it: «Émilie d'Aspremont» is ÉA. What stands behind a comma, a dash or in brackets is no name: “Heidi M., Thun”, “Nermin, 71”.
 * Arabic letters, which would be read as a word, do not join.
 */
function initials(name: string): string {
  const [alone = ''] = name.trim().split(/[,،、(（]| [–—|·/-] /);
  const written = (alone.trim() || name.trim()).split(/\s+/);
  const called = written.filter((word) => !/^(?:\p{Lo}\.|\p{L}{2,}\.|\p{Ll}+\.?|Dr|Mr|Mrs|Ms|Prof)$/u.test(word));
  const words = called.length > 0 ? called : written;
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => (/\p{Lu}|^\P{Ll}/u.exec(word) ?? word)[0]).join('\u200c');
}
