export { DeletionSuccess as default } from '../account/deletion-success.tsx';
