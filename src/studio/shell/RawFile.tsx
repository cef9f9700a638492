import { extensionOf, MEDIA } from '../../compiler/media/media-files';
import { useForm } from '../forms/form-context';
import { Picture } from '../forms/media/Picture';
import { contentPictures } from '../forms/media/picture-kinds';
import { ProblemCards } from '../problems/ProblemList';
import { useStudioState } from '../studio-context';

const FOLDERS = ['media', 'theme'] as const;

/** Whether a file is a picture: fonts lie beside those of the theme. */
function isShown(file: string): boolean {
  return file.startsWith(MEDIA) || contentPictures.endings.includes(extensionOf(file));
}

/** A file that nobody writes, such as a picture or a font: as it looks, with what is wrong with it. */
export function RawFile({ file }: { file: string }) {
  const { pictureAddress } = useForm();
  const { compilation } = useStudioState();
  const folder = FOLDERS.find((each) => file.startsWith(`${each}/`) && isShown(file));
  const src = folder === undefined ? undefined : file.slice(folder.length + 1);
  const problems = (compilation?.problems ?? []).filter(({ place }) => place.file === file);
  return (
    <div className="problems">
      {folder !== undefined && src !== undefined && <Picture src={src} address={pictureAddress(src, folder)} />}
      <ProblemCards problems={problems} />
    </div>
  );
}
