export { Manage as default } from '../manage/manage.tsx';
