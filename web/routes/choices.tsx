export { Choices as default } from '../account/choices.tsx';
