export { KeepResults as default } from '../sales/keep-results.tsx';
