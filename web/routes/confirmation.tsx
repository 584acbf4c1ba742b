export { Confirmation as default } from '../confirmation/confirmation.tsx';
