export function unfitPlace(folder: string): string | undefined;
export function unwritable(folder: string, error: unknown): string | undefined;
