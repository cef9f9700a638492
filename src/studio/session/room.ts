import type { FileState } from '../backend/backend';
import { changedFiles } from './session';
import type { Session } from './steps';

/** In bytes: in base64, as drafts have it, this is still less than a server takes at once. */
const MOST_UNSAVED = 48_000_000;

/** How many more bytes can be changed before something has to be saved. */
export function roomIn(session: Session): number {
  return changedFiles(session).reduce((room, { content }) => room - (content?.length ?? 0), MOST_UNSAVED);
}

/** The files for which there is room, the smallest first: the draft holds what was there along with what is to be. */
export function filesWithRoom(session: Session, files: readonly FileState[]): readonly FileState[] {
  const sizeOf = ({ path, content }: FileState) => (content?.length ?? 0) + (session.files.get(path)?.length ?? 0);
  let room = roomIn(session);
  return [...files]
    .sort((one, other) => sizeOf(one) - sizeOf(other))
    .filter((file) => {
      room -= sizeOf(file);
      return room >= 0;
    });
}
