import { extensionOf, MEDIA } from '../../compiler/media/media-files';
import { FileUpload } from '../forms/FileUpload';
import { useForm } from '../forms/form-context';
import { Picture } from '../forms/media/Picture';
import { contentPictures, linkedFiles } from '../forms/media/picture-kinds';
import { ProblemCards } from '../problems/ProblemList';
import { useStudio, useStudioState } from '../studio-context';
import { useWords } from '../words/words';

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
      {folder === 'media' && src !== undefined && <Replacement file={file} src={src} />}
      <ProblemCards problems={problems} isThere />
    </div>
  );
}

/** Another file in the place of one, wherever that is named. */
function Replacement({ file, src }: { readonly file: string; readonly src: string }) {
  const { media } = useWords();
  const { compiler, edit, open, putFiles, store } = useStudio();
  const kind = contentPictures.endings.includes(extensionOf(file)) ? contentPictures : linkedFiles;
  const replace = async (path: string, joins: string) => {
    const step = { label: media.replaced(src), joins };
    const taken = MEDIA + path;
    if (extensionOf(taken) === extensionOf(file)) {
      const content = store.get().session.files.get(taken);
      putFiles(
        [
          { path: file, content },
          { path: taken, content: undefined },
        ],
        step,
      );
      return;
    }
    // One that is drawn anew has another ending.
    const uses = await compiler.renameUses('media', src, path);
    if (edit([...uses, { do: 'delete-file', file }], step)) open({ file: taken, pointer: [] });
  };
  return <FileUpload kind={kind} label={media.replace} onTaken={(path, joins) => void replace(path, joins)} />;
}
