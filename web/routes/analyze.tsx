export { Analyze as default } from '../analysis/analyze.tsx';
