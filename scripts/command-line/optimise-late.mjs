import { setFlagsFromString } from 'node:v8';

/** How each Node is told that a function has to run ten times as long; newer ones gain nothing, and complain of flags that they do not know. */
const FLAGS = new Map([
  ['20', '--interrupt-budget=500000'],
  ['22', '--invocation-count-for-turbofan=50000'],
]);

/** Has V8 make faster only what runs long: most commands and tests are over before the rest pays. */
export function optimiseLate() {
  const [major = ''] = process.versions.node.split('.');
  const flag = FLAGS.get(major);
  if (flag !== undefined) setFlagsFromString(flag);
}
