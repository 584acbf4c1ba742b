export { faceWorker } from './plan.ts';
