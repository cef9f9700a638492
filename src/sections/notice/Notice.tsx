import type { Banner, NoticeSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { isInYearlyWindow } from '../../shared/dates';
import { Icon } from '../../ui/icon/Icon';
import { useToday } from './use-today';

/** The first notice of the list whose window of the year holds the day (decision C1). */
export function Notice({ id, banners }: NoticeSection) {
  const today = useToday();
  const banner = bannerOf(banners, today.slice('yyyy-'.length));
  if (banner === undefined) return null;
  return (
    <div className="container notice">
      {banner.icon && <Icon name={banner.icon} />}
      <p className="notice__text" id={`${id}-title`}>
        {banner.text}
      </p>
      <ActionLink className="link-arrow notice__link" link={{ icon: 'arrow-right', ...banner.link }} />
    </div>
  );
}

/** `day` is month-day. */
function bannerOf(banners: readonly Banner[], day: string): Banner | undefined {
  return banners.find(({ from, until }) => isInYearlyWindow(day, from, until));
}
