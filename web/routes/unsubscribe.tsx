export { Unsubscribe as default } from '../account/unsubscribe.tsx';
