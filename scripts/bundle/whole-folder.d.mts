export function putInPlace(staging: string, folder: string): void;
export function isWhole(folder: string): boolean;
