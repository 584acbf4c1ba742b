export type { FaceWorkerFiles } from './build.ts';
export { makeFaceWorker, writeFaceWorker } from './build.ts';
