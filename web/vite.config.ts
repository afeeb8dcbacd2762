import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: '../src/ludotheca/static', emptyOutDir: true },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
    // The tests read the games' own data and texts, which lie beside the page.
    fs: { allow: ['..'] },
  },
  test: {
    // One jsdom for all files: making one takes longer than the tests in it.
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['src/vitest-setup.ts'],
    include: ['src/**/*.test.ts'],
    // A component is tested with what the page itself says of a game; what the server adds is missed on purpose.
    onConsoleLog: (log) => !log.startsWith('no words for'),
    // For what hangs, not for what is slow on a busy machine.
    testTimeout: 60_000,
  },
});
