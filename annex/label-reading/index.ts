export { labelWorker } from './plan.ts';
