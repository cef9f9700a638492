import { textAsMeant } from '../content/text-as-meant';
import { useStudio } from '../studio-context';
import { LongText } from '../ui/LongText';
import { useNamesOfFiles } from '../use-name-of-place';
import { useWords } from '../words/words';

interface OtherEncodingProps {
  readonly file: string;
  readonly content: Uint8Array;
}

/** A file that some editor has saved with the letters of Windows: it can be saved as it should be. */
export function OtherEncoding({ file, content }: OtherEncodingProps) {
  const { shell } = useWords();
  const { putFiles } = useStudio();
  const name = useNamesOfFiles()([file]);
  const text = textAsMeant(content);
  const convert = () =>
    putFiles([{ path: file, content: new TextEncoder().encode(text) }], { label: shell.convertStep(name) });
  return (
    <>
      <p className="text-note--mark">{shell.otherEncoding}</p>
      <LongText label={name}>{text}</LongText>
      <button type="button" className="button" onClick={convert}>
        {shell.convert}
      </button>
    </>
  );
}
