export { ContactSuccess as default } from '../account/contact-success.tsx';
