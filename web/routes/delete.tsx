export { Deletion as default } from '../account/deletion.tsx';
