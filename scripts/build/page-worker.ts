/** What one thread of a build does: renders some pages and writes their files. Started through scripts/run.mjs. */
import Tinypool from 'tinypool';
import { type PageTask, type RenderContext, renderPages, SectionFailure } from './render-pages';
import type { Written } from './site-writer';

/** What was written, or which section failed: what an error knows is lost on its way to another thread. */
export interface WorkResult {
  readonly written: Written;
  readonly failure?: Pick<SectionFailure, 'section' | 'cause'>;
}

export default async function work(tasks: readonly PageTask[]): Promise<WorkResult> {
  try {
    const { files, changed } = await renderPages(Tinypool.workerData as RenderContext, tasks);
    return { written: { files, changed } };
  } catch (error) {
    if (!(error instanceof SectionFailure)) throw error;
    return { written: { files: {}, changed: [] }, failure: { section: error.section, cause: error.cause } };
  }
}
