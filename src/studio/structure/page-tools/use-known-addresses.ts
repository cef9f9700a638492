import { useEffect, useState } from 'react';
import { readData } from '../../../editing/parsed-yaml';
import { isRecord } from '../../../shared/is-record';
import type { Languages } from '../../../shared/language';
import { placePage } from '../../../shared/paths';
import type { FileState } from '../../backend/backend';
import type { Content } from '../../session/content';
import { decodedText } from '../../session/content';
import { useStudio, useStudioState } from '../../studio-context';
import { writtenPaths } from '../addresses';
import type { ToolProps } from './tool';

const EVERYTHING = () => true;

/**
 * Whether somebody may know an address of a page: it had it in the last version, or as it is saved where there are none.
 * While that is not known, somebody may.
 */
export function useKnownAddresses({ file }: ToolProps['page']): (address: string) => boolean {
  const { backend } = useStudio();
  const saved = useStudioState().session.saved.get(file);
  const { languages } = useStudioState().contract;
  const [others, setOthers] = useState<readonly FileState[]>();
  useEffect(() => {
    const look = async () => setOthers((await backend.history?.unversioned()) ?? []);
    // Of what git does not tell, the safe side is that somebody knows it.
    look().catch(() => setOthers(undefined));
  }, [backend]);
  if (others === undefined) return saved === undefined ? () => false : EVERYTHING;
  const other = others.find(({ path }) => path === file);
  return knownIn(other === undefined ? saved : other.content, languages);
}

/** What is no page by itself, such as an article, has the addresses that its template gives it. */
function knownIn(content: Content, languages: Languages): (address: string) => boolean {
  const text = decodedText(content);
  if (text === undefined) return () => false;
  const data = readData(text.text)?.data;
  const path = isRecord(data) ? data.path : undefined;
  if (isRecord(path)) {
    const known = Object.values(placePage(writtenPaths(data, languages), languages).alternates);
    return (address) => known.includes(address);
  }
  if (typeof path === 'string') return (address) => address === path;
  return EVERYTHING;
}
