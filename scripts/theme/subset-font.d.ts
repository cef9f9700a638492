declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
    default?: number;
  }

  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | AxisRange>>;
    noHinting?: boolean;
  }

  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;
}
