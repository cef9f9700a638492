import { draftSite } from '../../compiler/compile';
import type { Memory } from '../../compiler/memory';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import type { DraftSite } from '../../compiler/site';
import { isSameContent, type SiteFiles, type StyleSheet } from '../../compiler/source';
import { styleValues } from '../../compiler/theme/style-values';
import { isStyleSheet, styleSheet } from '../../compiler/theme/theme-files';
import { readData } from '../../editing/parsed-yaml';
import { isSameData } from '../../editing/same-data';
import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import { schemaAt } from '../content/schema-at';
import type { ContentPlace } from '../place';
import { decodedText } from './content';
import { matchItems } from './list-changes';

/** Something that is other than it was. What only one of both has is a place in that one. */
export type Change =
  /** A value became another one; of a text in several languages, in one of them or more. */
  | {
      readonly what: 'changed';
      readonly was: ContentPlace;
      readonly now: ContentPlace;
      readonly before: unknown;
      readonly after: unknown;
    }
  | { readonly what: 'added'; readonly now: ContentPlace; readonly after: unknown }
  | { readonly what: 'removed'; readonly was: ContentPlace; readonly before: unknown }
  /** An item has another place among the others of its list. */
  | { readonly what: 'moved'; readonly was: ContentPlace; readonly now: ContentPlace; readonly after: unknown }
  /** An entry of a map has another key. */
  | { readonly what: 'renamed'; readonly was: ContentPlace; readonly now: ContentPlace; readonly after: unknown }
  | { readonly what: 'file-added' | 'file-removed'; readonly file: string }
  | { readonly what: 'file-renamed'; readonly file: string; readonly to: string }
  /** What a file says that is no YAML, or cannot be read; or how it is written, and not what it says. */
  | { readonly what: 'file-changed' | 'file-rewritten'; readonly file: string };

/** What is different between two states of a site, with what is needed to tell it. */
export interface ComparedSites {
  readonly changes: readonly Change[];
  readonly before: DraftSite;
  readonly after: DraftSite;
}

/**
 * Compares two states of a site: data by value, and everything else byte by byte. The memory keeps what is known of
 * unchanged files from one comparison to the next.
 */
export function compareSites(before: SiteFiles, after: SiteFiles, contract: Contract, memory: Memory): ComparedSites {
  const [was, now] = [draftSite(before, contract, memory), draftSite(after, contract, memory)];
  const renames = renamedFiles(before, after);
  const renamed = new Map(renames.map(({ file, to }) => [to, file]));
  const gone = new Set(renamed.values());
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort().filter((path) => !gone.has(path));
  const changes = paths.flatMap((path): Change[] => {
    const earlier = renamed.get(path);
    const renaming = earlier === undefined ? [] : [{ what: 'file-renamed' as const, file: earlier, to: path }];
    return [
      ...renaming,
      ...compareFile({ wasFile: earlier ?? path, nowFile: path, before, after, contract: now.contract }),
    ];
  });
  return { changes, before: was, after: now };
}

/** Files that are gone and others of the same kind that say the same: by their bytes, else by most of their data. */
function renamedFiles(before: SiteFiles, after: SiteFiles): { readonly file: string; readonly to: string }[] {
  const gone = [...before].filter(([path]) => !after.has(path));
  const added = new Map([...after].filter(([path]) => !before.has(path)));
  return gone.flatMap(([file, content]) => {
    const candidates = [...added].filter(([path]) => endingOf(path) === endingOf(file));
    const same = candidates.find(([, other]) => isSameContent(content, other));
    const [to] = same ?? candidates.find(([, other]) => sayMostlySame(content, other)) ?? [];
    if (to === undefined) return [];
    added.delete(to);
    return [{ file, to }];
  });
}

function endingOf(path: string): string {
  return `${path.slice(0, path.lastIndexOf('/') + 1)}*${path.slice(path.lastIndexOf('.'))}`;
}

function sayMostlySame(one: Uint8Array, other: Uint8Array): boolean {
  const [was, now] = [dataOf(one), dataOf(other)];
  if (!isRecord(was?.data) || !isRecord(now?.data)) return false;
  const [from, to] = [was.data, now.data];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...keys].filter((key) => isSameData(from[key], to[key])).length > keys.size / 2;
}

function dataOf(content: Uint8Array | undefined): { readonly data: unknown } | undefined {
  const text = decodedText(content);
  return text && readData(text.text);
}

interface ComparedFile {
  readonly wasFile: string;
  readonly nowFile: string;
  readonly before: SiteFiles;
  readonly after: SiteFiles;
  readonly contract: Contract;
}

function compareFile({ wasFile, nowFile, before, after, contract }: ComparedFile): Change[] {
  const [from, to] = [before.get(wasFile), after.get(nowFile)];
  if (isSameContent(from, to)) return [];
  if (from === undefined) return [{ what: 'file-added', file: nowFile }];
  if (to === undefined) return [{ what: 'file-removed', file: wasFile }];
  if (isStyleSheet(nowFile)) return compareStyles(wasFile, nowFile, from, to);
  const isRead = kindOfFile(contract, nowFile) !== undefined;
  const [one, other] = isRead ? [dataOf(from), dataOf(to)] : [];
  if (one === undefined || other === undefined) return [{ what: 'file-changed', file: nowFile }];
  const compared = new FileComparison(contract, wasFile, nowFile, other.data);
  const changes = compared.values(one.data, other.data, [], []);
  return changes.length > 0 ? changes : [{ what: 'file-rewritten', file: nowFile }];
}

/** The values of the theme that are others; where more than those has changed, that all of the style sheet has. */
function compareStyles(wasFile: string, nowFile: string, from: Uint8Array, to: Uint8Array): Change[] {
  const [was, now] = [styleSheet(from, wasFile), styleSheet(to, nowFile)];
  const changed: Change[] = [{ what: 'file-changed', file: nowFile }];
  if (was === undefined || now === undefined || besidesValues(was) !== besidesValues(now)) return changed;
  const before = new Map(styleValues([was]).map(({ name, value }) => [name, value]));
  return styleValues([now])
    .filter(({ name, value }) => before.get(name) !== value)
    .map(({ name, value }) => ({
      what: 'changed',
      was: { file: wasFile, pointer: [name] },
      now: { file: nowFile, pointer: [name] },
      before: before.get(name),
      after: value,
    }));
}

/** A style sheet but for the values of the theme. */
function besidesValues(style: StyleSheet): string {
  const values = styleValues([style]).sort((one, other) => one.start - other.start);
  const ends = [0, ...values.map(({ end }) => end)];
  return [...values.map(({ start }) => start), style.text.length]
    .map((start, index) => style.text.slice(ends[index], start))
    .join('\n');
}

class FileComparison {
  constructor(
    private readonly contract: Contract,
    private readonly wasFile: string,
    private readonly nowFile: string,
    private readonly data: unknown,
  ) {}

  values(before: unknown, after: unknown, wasAt: Pointer, nowAt: Pointer): Change[] {
    if (isSameData(before, after)) return [];
    if (Array.isArray(before) && Array.isArray(after)) return this.lists(before, after, wasAt, nowAt);
    if (isRecord(before) && isRecord(after) && !this.isText(nowAt)) return this.maps(before, after, wasAt, nowAt);
    return [{ what: 'changed', was: this.was(wasAt), now: this.now(nowAt), before, after }];
  }

  private maps(
    before: Readonly<Record<string, unknown>>,
    after: Readonly<Record<string, unknown>>,
    wasAt: Pointer,
    nowAt: Pointer,
  ): Change[] {
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
    const isRenamed = (key: string, other: string) => isRecord(before[key]) && isSameData(before[key], after[other]);
    const renamed = new Map(
      added.flatMap((key) => {
        const earlier = gone.find((other) => isRenamed(other, key));
        return earlier === undefined ? [] : [[key, earlier] as const];
      }),
    );
    const isTaken = new Set(renamed.values());
    const removals = gone.filter((key) => !isTaken.has(key)).map((key) => this.removed(before[key], [...wasAt, key]));
    const others = Object.keys(after).flatMap((key): Change[] => {
      const earlier = renamed.get(key);
      const at = [...nowAt, key];
      if (earlier !== undefined)
        return [{ what: 'renamed', was: this.was([...wasAt, earlier]), now: this.now(at), after: after[key] }];
      if (added.includes(key)) return [this.added(after[key], at)];
      return this.values(before[key], after[key], [...wasAt, key], at);
    });
    return [...removals, ...others];
  }

  private lists(before: readonly unknown[], after: readonly unknown[], wasAt: Pointer, nowAt: Pointer): Change[] {
    const { pairs, gone, added } = matchItems(before, after);
    const kept = pairs.flatMap(({ was, now, isMoved }): Change[] => {
      const [from, to] = [
        [...wasAt, was],
        [...nowAt, now],
      ];
      const moved = { what: 'moved' as const, was: this.was(from), now: this.now(to), after: after[now] };
      return [...(isMoved ? [moved] : []), ...this.values(before[was], after[now], from, to)];
    });
    return [
      ...gone.map((index) => this.removed(before[index], [...wasAt, index])),
      ...kept,
      ...added.map((index) => this.added(after[index], [...nowAt, index])),
    ];
  }

  private isText(pointer: Pointer): boolean {
    return schemaAt(this.contract, this.nowFile, pointer, this.data)?.schema['x-localised'] === true;
  }

  private removed(before: unknown, pointer: Pointer): Change {
    return { what: 'removed', was: this.was(pointer), before };
  }

  private added(after: unknown, pointer: Pointer): Change {
    return { what: 'added', now: this.now(pointer), after };
  }

  private was(pointer: Pointer): ContentPlace {
    return { file: this.wasFile, pointer };
  }

  private now(pointer: Pointer): ContentPlace {
    return { file: this.nowFile, pointer };
  }
}
