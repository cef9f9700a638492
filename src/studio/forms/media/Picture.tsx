import type { ReactElement } from 'react';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { usePictureFacts } from './use-picture-facts';

interface PictureProps {
  readonly src: string | undefined;
  /** Where it is to be had, if it is anywhere. */
  readonly address: string | undefined;
  /** How it is drawn, if otherwise than as it is. */
  readonly draw?: ((address: string) => ReactElement) | undefined;
}

/** The picture that is chosen, with how large it is. */
export function Picture({ src, address, draw }: PictureProps): ReactElement {
  const words = useWords().media;
  const { language } = useForm();
  const facts = usePictureFacts(address);
  if (src === undefined) return <p className="media-field__none quiet">{words.none}</p>;
  return (
    <figure className="media-field__picture">
      {address === undefined ? (
        <p className="media-field__error">{words.missing(src)}</p>
      ) : (
        (draw?.(address) ?? <img src={address} alt="" />)
      )}
      <figcaption>
        {src}
        {facts && (
          <span className="quiet">
            {' '}
            {words.measures(facts.width, facts.height)} · {sizeIn(facts.bytes, language)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function sizeIn(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumSignificantDigits: 2 });
  return format.format(bytes / (isLarge ? 1_000_000 : 1000));
}
