import sharp from 'sharp';
import { randomFrom } from './random-numbers';

interface PhotographOptions {
  readonly width?: number;
  readonly height?: number;
  /** How the camera says that it was held. */
  readonly orientation?: number;
  /** Whether it says where it was taken. */
  readonly isPlaced?: boolean;
}

/**
 * A photograph as a telephone takes it: leaves that lie over each other, few large and many small ones, have the edges,
 * the detail and, in JPEG, the bytes of one. The left half of it, as it is stored, is red, the right one blue.
 */
export async function photograph(seed: number, options: PhotographOptions = {}): Promise<Buffer> {
  const { width = 4000, height = 3000, orientation = 1, isPlaced = false } = options;
  const leaves = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4000 3000">${leavesOf(seed)}</svg>`,
  );
  const grain = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .raw()
    .toBuffer();
  const raw = { width, height, channels: 3 } as const;
  const image = sharp(leaves)
    .composite([{ input: noise, raw, blend: 'soft-light' }])
    .flatten()
    .withMetadata({ orientation });
  const placed = isPlaced ? image.withExifMerge(PLACE) : image;
  return placed.jpeg({ quality: 90 }).toBuffer();
}

const PLACE = {
  IFD0: { Make: 'Telephone', Artist: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 42/1 0/1' },
};

function leavesOf(seed: number): string {
  const random = randomFrom(seed);
  const leaf = () => {
    const x = random() * 4000;
    const radius = Math.min(900, 14 / Math.sqrt(random() + 0.0002));
    const [strong, weak] = [90 + random() * 160, random() * 90].map(Math.round);
    const colour = x < 2000 ? `rgb(${strong},${weak},${weak})` : `rgb(${weak},${weak},${strong})`;
    return `<circle cx="${Math.round(x)}" cy="${Math.round(random() * 3000)}" r="${Math.round(radius)}" fill="${colour}"/>`;
  };
  const ground = '<path fill="#922" d="M0 0h2000v3000H0z"/><path fill="#229" d="M2000 0h2000v3000H2000z"/>';
  return ground + Array.from({ length: 2500 }, leaf).join('');
}
