import type { BootData } from '../boot-data';

/** The script of src/boot.ts with what it must know of its document. */
export function BootScript({ src, data }: { src: string; data: BootData }) {
  // Only a classic script runs before the first paint; the development server has none but modules.
  const type = src.startsWith('/src/') ? 'module' : undefined;
  return <script type={type} src={src} data-boot={JSON.stringify(data)} />;
}
