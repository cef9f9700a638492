export interface Progress {
  readonly step: (text: string) => void;
  /** Makes room for something else to be said. */
  readonly clear: () => void;
  readonly done: (text: string) => void;
}

/** Reports the steps of long work: one line that is written over on a terminal, a line each elsewhere. */
export function createProgress(): Progress {
  const started = performance.now();
  const { stderr } = process;
  const clearing = stderr.isTTY ? '\r\x1b[2K' : '';
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  return {
    step: (text) => {
      stderr.write(`${clearing}… ${text}${stderr.isTTY ? '' : '\n'}`);
    },
    clear: () => {
      stderr.write(clearing);
    },
    done: (text) => {
      stderr.write(`${clearing}✔ ${text} (${seconds()})\n`);
    },
  };
}
