export { Contact as default } from '../account/contact.tsx';
