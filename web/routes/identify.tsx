export { Identify as default } from '../analysis/identify.tsx';
