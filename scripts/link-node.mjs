// Makes every `npm run` find the Node that comes with the packages. npm 11 does so by itself; npm 9 and 10 take the link away again,
// because the package for the other processor, which they do not install, names the same program.
import { existsSync, symlinkSync } from 'node:fs';

const link = 'node_modules/.bin/node';
const program = `node-${process.platform}-${process.arch}/bin/node`;
if (!existsSync(link) && existsSync(`node_modules/${program}`)) symlinkSync(`../${program}`, link);
