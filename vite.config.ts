import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  // React has the hook that the router would bring a stand-in for.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    // TanStack Query marks its files with 'use client', which says nothing to a bundler of pages without server components.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
