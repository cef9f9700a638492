import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** How src/ is bundled; content never passes through here (see scripts/commands/build.ts and scripts/preview/live-preview.ts). */
export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: false },
});
