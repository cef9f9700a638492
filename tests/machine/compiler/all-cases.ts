import type { Cases } from './problem-case';

const modules = import.meta.glob('./problem-cases/*.ts', { eager: true }) as Record<string, { readonly cases: Cases }>;

/** The cases of every code. */
export const casesByCode = Object.entries(modules).map(
  ([path, { cases }]) => [path.slice('./problem-cases/'.length, -'.ts'.length), cases] as const,
);
