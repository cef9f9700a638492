/** Reports the steps of long work: one line that is written over on a terminal, a line each elsewhere. */
export function createProgress(): { step: (text: string) => void; done: (text: string) => void } {
  const started = performance.now();
  const { stderr } = process;
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  return {
    step: (text) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[2K… ${text}`);
      else stderr.write(`… ${text}\n`);
    },
    done: (text) => stderr.write(`${stderr.isTTY ? '\r\x1b[2K' : ''}✔ ${text} (${seconds()})\n`),
  };
}
