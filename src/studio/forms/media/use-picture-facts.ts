import { useEffect, useState } from 'react';
import { measurePicture } from '../../../compiler/media/picture';

/** What a picture is, as far as its bytes tell. */
interface PictureFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** The measures and the size of the picture at an address; nothing until they are known. */
export function usePictureFacts(address: string | undefined): PictureFacts | undefined {
  const [known, setKnown] = useState<{ readonly address: string; readonly facts: PictureFacts }>();
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    readFacts(address, stop.signal).then(
      (facts) => facts && setKnown({ address, facts }),
      // What cannot be read is told by the compiler.
      () => undefined,
    );
    return () => stop.abort();
  }, [address]);
  return known?.address === address ? known?.facts : undefined;
}

async function readFacts(address: string, signal: AbortSignal): Promise<PictureFacts | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) return undefined;
  const content = new Uint8Array(await response.arrayBuffer());
  const { width = 0, height = 0 } = measurePicture(content) ?? {};
  return { bytes: content.length, width, height };
}
