export { Treatment as default } from '../analysis/treatment.tsx';
