export function unfitPlace(folder: string): string | undefined;
export function unwritable(folder: string, error: unknown): string | undefined;
export function unknownCommand(name: string): string;
