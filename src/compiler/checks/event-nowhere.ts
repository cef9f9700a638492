import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';

/** An event on a day says where it is, or that it is online: search engines take no other one. */
export const eventNowhere: OwnRule<'event-nowhere'> = ({ sources }) =>
  sources.flatMap((source): Finding<'event-nowhere'>[] => {
    const { kind, data } = source;
    if (kind.name !== 'course' || !isRecord(data) || data.kind !== 'event' || data.start === undefined) return [];
    if (data.mode === 'online' || data.location !== undefined || data.place !== undefined) return [];
    return [{ code: 'event-nowhere', place: { source, pointer: ['kind'] }, details: {} }];
  });
