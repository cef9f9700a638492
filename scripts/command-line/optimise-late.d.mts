export function optimiseLate(): void;
