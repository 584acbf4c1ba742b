export { NewEmail as default } from '../manage/new-email.tsx';
