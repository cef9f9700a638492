const GOOGLE_MAPS = /^https:\/\/(?:www\.|maps\.)?google(?:\.[a-z]{2,3}){1,2}\/maps(?:\/(?:d\/(?:u\/\d\/)?)?embed\b|\?)/;
const OPEN_STREET_MAP = /^https:\/\/(?:www\.)?openstreetmap\.org\/export\/embed\.html\?/;
const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#].*)?$/;
const VIMEO = /^https:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?:[?#].*)?$/;

/**
 * The address at which people see what this one shows in a frame of another page; nothing of one that shows nothing in
 * frames. Opened by itself, a map for frames is an error or has no way back, and a film fills the window.
 */
export function pageOfEmbedded(address: string): string | undefined {
  const [, film] = YOUTUBE.exec(address) ?? [];
  if (film !== undefined) return `https://www.youtube.com/watch?v=${film}`;
  const [, filmElsewhere] = VIMEO.exec(address) ?? [];
  if (filmElsewhere !== undefined) return `https://vimeo.com/${filmElsewhere}`;
  if (!URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  if (GOOGLE_MAPS.test(address)) {
    const isInFrame = pathname.includes('embed') || searchParams.get('output') === 'embed';
    const shown = searchParams.get('q') ?? centreOf(searchParams.get('pb') ?? '');
    return isInFrame && shown !== undefined
      ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(shown)}`
      : undefined;
  }
  if (!OPEN_STREET_MAP.test(address)) return undefined;
  const [latitude, longitude] = (searchParams.get('marker') ?? '').split(',');
  if (longitude !== undefined) return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`;
  const [west = Number.NaN, south = west, east = west, north = west] = (searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  const middle = [(south + north) / 2, (west + east) / 2];
  if (middle.some(Number.isNaN)) return undefined;
  return `https://www.openstreetmap.org/#map=15/${middle.map((degrees) => degrees.toFixed(4)).join('/')}`;
}

/** The middle of a map of Google's: its longitude and its latitude are marked as numbers 2 and 3 of a list. */
function centreOf(view: string): string | undefined {
  const [, longitude, latitude] = /!2d(-?\d{1,3}\.\d+)!3d(-?\d{1,2}\.\d+)/.exec(view) ?? [];
  return longitude && `${latitude},${longitude}`;
}
