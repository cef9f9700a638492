import { useEffect, useState } from 'react';
import { useStudio, useStudioState } from '../../studio-context';
import type { ToolProps } from './tool';

/**
 * Whether somebody may know the addresses of a page: it has been in a version, or has been saved where there are none.
 * While that is not known, somebody may.
 */
export function useWasThere({ file }: ToolProps['page']): boolean {
  const { backend } = useStudio();
  const isSaved = useStudioState().session.saved.has(file);
  const [isInVersion, setInVersion] = useState(true);
  useEffect(() => {
    const look = async () => {
      const others = (await backend.history?.unversioned()) ?? [];
      setInVersion(others.every(({ path, content }) => path !== file || content !== undefined));
    };
    // Of what git does not tell, the safe side is that somebody knows it.
    look().catch(() => setInVersion(true));
  }, [backend, file]);
  return isSaved && isInVersion;
}
