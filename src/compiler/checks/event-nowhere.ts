import { isRecord } from '../../shared/is-record';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { isEvent } from '../values/is-event';

/** An event on a day says where it is, or that it is online: search engines take no other one. */
export const eventNowhere: OwnRule<'event-nowhere'> = ({ sources }) =>
  sources.flatMap((source): Finding<'event-nowhere'>[] => {
    const { data } = source;
    if (!isEvent(source) || !isRecord(data) || data.start === undefined) return [];
    if (data.mode === 'online' || data.location !== undefined || data.place !== undefined) return [];
    return [{ code: 'event-nowhere', place: { source, pointer: ['kind'] }, details: {} }];
  });
