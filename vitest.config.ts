import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    include: ['{core,content,web,server,adapters,annex,scripts,bench}/**/*.test.{ts,tsx}'],
    // The colours of pictures are read from the tokens.
    css: { include: [/design\/tokens/, /\.css\?raw/] },
    // Databases and whole servers are opened in some tests; on a busy machine with two cores that takes a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
