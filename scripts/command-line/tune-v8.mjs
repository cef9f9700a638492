import { setFlagsFromString } from 'node:v8';

/**
 * By version of Node, how V8 is told that a function has to run ten times as long before it is made faster, and to compile a
 * pattern when it is first asked: it would go through it step by step the first time. Newer ones gain nothing, and complain
 * of flags that they do not know.
 */
const FLAGS = new Map([
  ['20', { optimisesLate: '--interrupt-budget=500000', compilesPatterns: '--no-regexp-tier-up' }],
  ['22', { optimisesLate: '--invocation-count-for-turbofan=50000', compilesPatterns: '--no-regexp-tier-up' }],
]);

/**
 * Has V8 do what suits this program: it asks hundreds of patterns of each text, and most commands and tests are over before
 * it pays to make functions faster. `runsLong` is whether they are not.
 */
export function tuneV8({ runsLong } = { runsLong: false }) {
  const [major = ''] = process.versions.node.split('.');
  const flags = FLAGS.get(major);
  if (flags === undefined) return;
  setFlagsFromString(flags.compilesPatterns);
  if (!runsLong) setFlagsFromString(flags.optimisesLate);
}
