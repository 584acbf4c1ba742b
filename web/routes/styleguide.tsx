export { Styleguide as default } from '../styleguide/styleguide.tsx';
