import type { Banner, NoticeSection } from '../../../generated/types';
import { ActionLink } from '../../features/frame/ActionLink';
import { isInYearlyWindow } from '../../shared/dates';
import { Icon } from '../../ui/icon/Icon';
import { useToday } from './use-today';

/** The first notice of the list until the day is known, then the first whose window holds the day. */
export function Notice({ id, banners }: NoticeSection) {
  const today = useToday();
  const banner = today === undefined ? banners[0] : bannerOf(banners, today);
  if (banner === undefined) return null;
  return (
    <div className="container notice">
      <Icon name="plane-takeoff" />
      <p className="notice__text" id={`${id}-title`}>
        {banner.text}
      </p>
      <ActionLink className="link-arrow notice__link" link={{ icon: 'arrow-right', ...banner.link }} />
    </div>
  );
}

function bannerOf(banners: readonly Banner[], today: string): Banner | undefined {
  return banners.find(({ from, until }) => isInYearlyWindow(today, from, until));
}
