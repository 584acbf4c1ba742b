export { DeletionConfirm as default } from '../account/deletion-confirm.tsx';
