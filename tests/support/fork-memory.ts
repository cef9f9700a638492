import type { Memory } from '../../src/compiler/memory';

/** What a compilation knows, for another one which must not change it. */
export function forkMemory(memory: Memory): Memory {
  const sources = [...memory.files.values()].flatMap(({ loaded }) => loaded.sources);
  const examined = sources.flatMap((source) => {
    const known = memory.findings.get(source);
    return known === undefined ? [] : [[source, known] as const];
  });
  return { ...memory, files: new Map(memory.files), findings: new WeakMap(examined) };
}
