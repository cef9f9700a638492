import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Settings } from '../../generated/types';
import { reportLead } from '../features/tracking/report-lead';
import { endTransaction } from '../features/tracking/transaction';
import { whenActivated } from '../features/tracking/when-activated';
import type { PageData } from '../renderer/page-data';

/** Reports each fresh arrival at a page that says so; reloading it or coming back to it is none (decision T6). */
export function useConversion(page: Pick<PageData, 'id' | 'conversion'>, tracking: Settings['tracking']): void {
  const navigationType = useNavigationType();
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    const before = arrivedAt.current;
    arrivedAt.current = page.id;
    if (page.conversion !== true || tracking === undefined || before === page.id) return;
    const isFresh = before === undefined ? isFreshDocument() : navigationType !== NavigationType.Pop;
    if (isFresh) whenActivated(() => reportLead(tracking.success, tracking.ads, endTransaction()));
  }, [page, tracking, navigationType]);
}

function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming | undefined)?.type ?? '');
}
