import { createContext, useContext, useState } from 'react';
import { isRecord } from '../shared/is-record';

/** Texts by what they are of: the fields of a form, or a field itself. */
export type Texts = Readonly<Record<string, string>>;

/** What has been typed and is no content yet, by where that was: it outlasts its form, and the window. */
export interface Unfinished {
  readonly at: (where: string) => Texts;
  /** Nothing where it is content now, or has been given up. */
  readonly keep: (where: string, texts: Texts | undefined) => void;
}

const NOTHING: Texts = {};

/** What is kept in the browser for a site; nothing of what an earlier window has kept where that is damaged. */
export function unfinishedInBrowser(site: string): Unfinished {
  const key = `studio-unfinished ${site}`;
  const kept = read(key);
  return {
    at: (where) => kept.get(where) ?? NOTHING,
    keep: (where, texts) => {
      if (texts === undefined) kept.delete(where);
      else kept.set(where, texts);
      try {
        localStorage.setItem(key, JSON.stringify([...kept]));
      } catch {
        // Where the browser keeps no more, this window still does.
      }
    },
  };
}

function read(key: string): Map<string, Texts> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isKept) : []);
  } catch {
    return new Map();
  }
}

function isKept(entry: unknown): entry is [string, Texts] {
  if (!Array.isArray(entry)) return false;
  const [where, texts] = entry;
  return typeof where === 'string' && isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string');
}

const Context = createContext<Unfinished>({ at: () => NOTHING, keep: () => undefined });

export const UnfinishedProvider = Context.Provider;

/** What has been typed somewhere and is not finished; `keep` notes what it has become. */
export function useUnfinished(where: string): readonly [texts: Texts, keep: (texts: Texts | undefined) => void] {
  const unfinished = useContext(Context);
  const [texts, setTexts] = useState(() => unfinished.at(where));
  const keep = (next: Texts | undefined) => {
    setTexts(next ?? NOTHING);
    unfinished.keep(where, next);
  };
  return [texts, keep];
}
