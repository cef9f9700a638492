import type { SiteCompiler } from './site-compiler';

/** No site takes so long to be checked. */
export const TIMEOUT_MS = 30_000;

/**
 * The same compiler, of which an answer is waited for so long: one that has crashed, or comes to no end, says nothing any
 * more. `onSilence` is told, whoever has asked.
 */
export function withTimeout(compiler: SiteCompiler, onSilence: (error: Error) => void): SiteCompiler {
  return new Proxy(compiler, {
    get: (asked, question) => {
      const ask: unknown = Reflect.get(asked, question);
      if (typeof ask !== 'function') return ask;
      return (...input: readonly unknown[]) => inTime(Reflect.apply(ask, asked, input), onSilence);
    },
  });
}

async function inTime(answer: unknown, onSilence: (error: Error) => void): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no answer for ${TIMEOUT_MS / 1000} s`);
      onSilence(error);
      reject(error);
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
