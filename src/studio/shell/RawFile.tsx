import { MEDIA } from '../../compiler/media/media-files';
import { useForm } from '../forms/form-context';
import { Picture } from '../forms/media/Picture';
import { ProblemCards } from '../problems/ProblemList';
import { useStudioState } from '../studio-context';

/** A file that nobody writes, such as a picture or a font: as it looks, with what is wrong with it. */
export function RawFile({ file }: { file: string }) {
  const { pictureAddress } = useForm();
  const { compilation } = useStudioState();
  const src = file.startsWith(MEDIA) ? file.slice(MEDIA.length) : undefined;
  const problems = (compilation?.problems ?? []).filter(({ place }) => place.file === file);
  return (
    <div className="problems">
      {src !== undefined && <Picture src={src} address={pictureAddress(src, 'media')} />}
      <ProblemCards problems={problems} />
    </div>
  );
}
