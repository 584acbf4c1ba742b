export { makeFaceWorker, writeFaceWorker } from './build.ts';
