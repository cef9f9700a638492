import type { Finding } from '../findings/finding';
import { insertEdits } from '../findings/fixes';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';

const LEADS = ['submission', 'success'] as const;
/** Another form is told by itself, and what is shorter stands for one. */
const LABEL = /^[\w-]{6,}$/;
const EVENTS = ['event', 'analyticsEvent'] as const;

/** What is measured is reported to somebody, once, and a value of it in a currency. */
export const trackingOther: Rule<'tracking-other'> = (site) => {
  const source = sourceOfSingleton(site, 'settings');
  const { tracking, currency } = singleton(site, 'settings') ?? {};
  if (source === undefined || tracking === undefined) return [];
  const { submission, success, ads } = tracking;
  const at = (...keys: readonly string[]) => ({ source, pointer: ['tracking', ...keys] });
  return LEADS.flatMap((key): Finding<'tracking-other'>[] => {
    const lead = key === 'success' ? success : submission;
    const { adsLabel = '', value } = lead ?? {};
    const isIdle = LABEL.test(adsLabel) && (ads ?? '') === '';
    const edits = currency === undefined ? undefined : insertEdits(at(key), [['currency', currency]]);
    const fix = edits !== undefined && { fix: { edits, isCertain: false } };
    return [
      ...(isIdle
        ? [{ code: 'tracking-other' as const, place: at(key, 'adsLabel'), details: { label: adsLabel } }]
        : []),
      ...(value !== undefined && lead?.currency === undefined
        ? [
            {
              code: 'tracking-other' as const,
              place: at(key, 'value'),
              details: { correct: currency ?? 'EUR' },
              ...fix,
            },
          ]
        : []),
    ];
  }).concat(
    EVENTS.flatMap((key): Finding<'tracking-other'>[] => {
      const event = success?.[key];
      return event !== undefined && event === submission?.[key]
        ? [{ code: 'tracking-other', place: at('success', key), details: { event } }]
        : [];
    }),
  );
};
