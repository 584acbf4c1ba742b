import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});
