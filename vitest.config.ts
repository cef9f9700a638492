import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['tests/{unit,machine}/**/*.test.{ts,tsx}', 'src/**/*.test.tsx'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
