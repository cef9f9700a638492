import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Options } from 'tinypool';
import { project } from '../project';
import type { WorkResult } from './page-worker';
import { type PageTask, type RenderContext, renderPages, SectionFailure } from './render-pages';
import type { Written } from './site-writer';

/** Starting a worker takes about as long as rendering so many pages. */
const WORTH_IT = 200;
/** Pages that are handed over at a time. */
const CHUNK = 50;

/** Renders pages and writes their files, on all cores where there are many. Throws a `SectionFailure`. */
export async function renderInParallel(
  context: RenderContext,
  tasks: readonly PageTask[],
  progress: (step: string) => void,
): Promise<Written> {
  if (tasks.length === 0) return { files: {}, changed: [] };
  const workers = Math.min(availableParallelism(), Math.floor(tasks.length / WORTH_IT));
  if (workers < 2) {
    progress(`prerender ${tasks.length}`);
    return renderPages(context, tasks);
  }
  const { Tinypool } = await import('tinypool');
  const options: Options = {
    filename: join(project.root, 'scripts/run.mjs'),
    argv: ['page-worker'],
    workerData: context,
    minThreads: workers,
    maxThreads: workers,
  };
  const pool = new Tinypool(options);
  try {
    let done = 0;
    const work = async (chunk: readonly PageTask[]): Promise<Written> => {
      const { written, failure } = (await pool.run(chunk)) as WorkResult;
      if (failure !== undefined) throw new SectionFailure(failure.section, failure.cause);
      done += chunk.length;
      progress(`prerender ${done}/${tasks.length}`);
      return written;
    };
    return merged(await Promise.all(chunksOf(tasks).map(work)));
  } finally {
    await pool.destroy();
  }
}

/** Plain copies: what pages know how to work out is worked out. */
function chunksOf(tasks: readonly PageTask[]): PageTask[][] {
  const plain = tasks.map(({ placed: { role, language, addresses, manifest }, styles, inputs }) => ({
    placed: { ...(role && { role }), language, addresses, manifest },
    styles,
    inputs,
  }));
  const starts = Array.from({ length: Math.ceil(plain.length / CHUNK) }, (_none, index) => index * CHUNK);
  return starts.map((start) => plain.slice(start, start + CHUNK));
}

function merged(parts: readonly Written[]): Written {
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)) as Written['files'],
    changed: parts.flatMap(({ changed }) => changed),
  };
}
