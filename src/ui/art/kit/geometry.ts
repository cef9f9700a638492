export type Point = readonly [x: number, y: number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Reads points written as in an SVG polygon: `plot('0,0 10,20')`. */
export function plot(text: string): readonly Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The point `distance` away on a heading: 0 is up, 90 is to the right, as on a compass. */
export function ahead([x, y]: Point, heading: number, distance: number): Point {
  const angle = (heading * Math.PI) / 180;
  return [round(x + Math.sin(angle) * distance), round(y - Math.cos(angle) * distance)];
}

export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [round(ax + (bx - ax) * share), round(ay + (by - ay) * share)];
}

export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** A smooth curve through the points. */
export function curvePath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .map((point, index) => {
      if (index === 0) return `M${point[0]} ${point[1]}`;
      const [start, before, after] = [at(index - 1), at(index - 2), at(index + 1)];
      const first = [start[0] + (point[0] - before[0]) / 6, start[1] + (point[1] - before[1]) / 6].map(Math.round);
      const second = [point[0] - (after[0] - start[0]) / 6, point[1] - (after[1] - start[1]) / 6].map(Math.round);
      return `C${first.join(' ')} ${second.join(' ')} ${point[0]} ${point[1]}`;
    })
    .join('');
}

export function circlePath([x, y]: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Repeatable scatter in 0..1, so that the same picture is drawn on every build. */
export function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return Math.round((value - Math.floor(value)) * 1000) / 1000;
}
