import type { Banner, NoticeSection } from '../../../generated/types';
import { ActionLink } from '../../features/shell/ActionLink';
import { isInYearlyWindow } from '../../shared/dates';
import { Icon } from '../../ui/icon/Icon';

/** A notice that names no days of the year is shown on all. */
const FIRST_DAY = '01-01';
const LAST_DAY = '12-31';

/** The first notice of the list whose window of the year holds the day (decision C1): that of the build without script. */
export function Notice({ banners, builtOn }: NoticeSection) {
  const day = builtOn.slice('yyyy-'.length);
  const current = banners.find(({ from, until }) => isInYearlyWindow(day, from ?? FIRST_DAY, until ?? LAST_DAY));
  return (
    <>
      {banners.map((banner) => (
        <NoticeLine key={banner.text} banner={banner} isShown={banner === current} takesTurns={banners.length > 1} />
      ))}
    </>
  );
}

interface NoticeLineProps {
  readonly banner: Banner;
  readonly isShown: boolean;
  /** Whether another one may take its place. */
  readonly takesTurns: boolean;
}

function NoticeLine({ banner, isShown, takesTurns }: NoticeLineProps) {
  const { icon, text, link, from = FIRST_DAY, until = LAST_DAY } = banner;
  return (
    <div className="container notice" data-from={from} data-until={until} hidden={!isShown}>
      {icon && <Icon name={icon} />}
      <p className={takesTurns ? 'notice__text notice__lines' : 'notice__text'}>{text}</p>
      {link && <ActionLink className="link-arrow notice__link" link={{ icon: 'arrow-right', ...link }} />}
    </div>
  );
}
