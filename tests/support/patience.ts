/** How long is waited, in milliseconds, for what comes in the end: on a computer that has other work, that takes a while. */
export const PATIENCE = { timeout: 60_000, interval: 20 };
