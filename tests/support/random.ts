import fc from 'fast-check';

/**
 * Where chance begins: for `npm test` always at the same place, so that a test which fails does so for what was changed.
 * `npm run fuzz` begins elsewhere each time; `SEED=…` tries the same cases again.
 */
export const SEED = Number(process.env.SEED ?? 20260115);

/** How many times as many cases are tried as `npm test` does. */
export const TIMES = Number(process.env.TIMES ?? 1);

fc.configureGlobal({ seed: SEED });

export { fc };
