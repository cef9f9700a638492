import { pathToFileURL } from 'node:url';
import { shellOf } from '../../src/compiler/manifests';
import type * as ServerEntry from '../../src/entry-server';
import { type Common, pageFiles, type Renderer, type StyledPage } from '../../src/prerender/plan';
import type { SourcePlace } from '../../src/shared/manifest';
import { PlainError } from '../plain-error';
import { notBundled } from '../words/code';
import type { WrittenFile } from './build-record';
import { compressFiles } from './compress-files';
import { renderWithWatchdog } from './rendering-watchdog';
import { createSiteWriter, type Written } from './site-writer';

/** A page, and the hash of everything that its files are made from. */
export interface PageTask extends StyledPage {
  readonly inputs: string;
}

/** What is the same for all pages of a build. Plain data: it can be handed to other threads. */
export interface RenderContext {
  /** The bundle that renders. */
  readonly server: string;
  readonly common: Common;
  /** Where to write, and what the last build wrote where. */
  readonly folder: string;
  readonly last: string;
  readonly knownFiles: Readonly<Record<string, WrittenFile>>;
  /** Whether code of others draws some of it, which might never end. */
  readonly isWatched: boolean;
  /** How well texts are compressed, where that is wanted. */
  readonly quality?: number | undefined;
}

/** A section that cannot be rendered. */
export class SectionFailure extends Error {
  constructor(
    readonly section: { readonly type: string; readonly id: string; readonly source: SourcePlace },
    cause: unknown,
  ) {
    super(`${section.source}: section «${section.type}» (#${section.id}) could not be rendered`, { cause });
  }
}

/** Renders pages and writes their files, and beside them what hosts may send in their place. Throws a `SectionFailure`. */
export async function renderPages(context: RenderContext, tasks: readonly PageTask[]): Promise<Written> {
  const { common, folder, last, knownFiles, isWatched, quality } = context;
  const renderer = await createRenderer(context);
  const writer = createSiteWriter(folder, last, knownFiles);
  const draw = (task: PageTask) => writer.write(pageFiles(task, common, renderer), task.inputs);
  if (isWatched) renderWithWatchdog(tasks, draw);
  else tasks.forEach(draw);
  if (quality === undefined) return writer;
  const beside = await compressFiles({ ...context, files: writer.files }, quality);
  return { files: { ...writer.files, ...beside.files }, changed: writer.changed };
}

/** What the bundle makes of pages. */
export async function createRenderer({ server, common }: Pick<RenderContext, 'server' | 'common'>): Promise<Renderer> {
  const entry = (await import(pathToFileURL(server).href).catch((cause: unknown) => {
    throw new PlainError(notBundled(stackOf(cause)), { cause });
  })) as typeof ServerEntry;
  const { renderDocument, renderPageTags, renderRedirect } = entry;
  const render = await entry.createRenderer();
  const renderPage: Renderer['renderPage'] = ({ manifest }) =>
    render(manifest, shellOf(common, manifest.language), common.url, ({ type, id, source }, cause) => {
      throw new SectionFailure({ type, id, source }, cause);
    });
  return { renderPage, renderDocument, renderPageTags, renderRedirect };
}

/** What a failure says of itself, for whoever has written the code. */
export function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}
