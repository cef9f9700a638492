import type { Limits, Timings } from '../../shared/manifest';
import { type Site, singleton } from '../site';

const TIMINGS: Timings = { hashScrollMs: 100, testimonialIntervalMs: 3000, staleMs: 300_000, redirectGuardMs: 1000 };

const LIMITS: Limits = { gridPosts: 3, cardTags: 3, featuredTags: 4, excerptCharacters: 160 };

/** The times of a site, as its schema says them of what is left out. */
export function timingsOf(site: Site): Timings {
  return { ...TIMINGS, ...singleton(site, 'settings').timings };
}

/** How many items a site shows, as its schema says it of what is left out. */
export function limitsOf(site: Site): Limits {
  return { ...LIMITS, ...singleton(site, 'settings').limits };
}
