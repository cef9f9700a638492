import type { SiteCompiler } from './site-compiler';

/** No site takes so long to be checked. */
export const TIMEOUT_S = 30;

/**
 * The same compiler, of which `onFailure` is told whatever it fails to answer, whoever has asked. An answer is waited for
 * so long: one that has crashed, or comes to no end, says nothing any more.
 */
export function withFailuresTold(compiler: SiteCompiler, onFailure: (error: unknown) => void): SiteCompiler {
  return new Proxy(compiler, {
    get: (asked, question) => {
      const ask: unknown = Reflect.get(asked, question);
      if (typeof ask !== 'function') return ask;
      return (...input: readonly unknown[]) => inTime(Reflect.apply(ask, asked, input), onFailure);
    },
  });
}

async function inTime(answer: unknown, onFailure: (error: unknown) => void): Promise<unknown> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let seconds = 0;
  const silence = new Promise((_, reject) => {
    // Counted one by one: an hour for which the computer was asleep is none of waiting.
    timer = setInterval(() => {
      seconds += 1;
      if (seconds === TIMEOUT_S) reject(new Error(`no answer for ${TIMEOUT_S} s`));
    }, 1000);
  });
  try {
    return await Promise.race([answer, silence]);
  } catch (error) {
    onFailure(error);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
