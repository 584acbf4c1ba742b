export { Confirmation as default } from '../sales/confirmation/confirmation.tsx';
