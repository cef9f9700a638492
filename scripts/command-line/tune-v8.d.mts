export function tuneV8(program?: { readonly runsLong: boolean }): void;
