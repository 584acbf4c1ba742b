export { Intro as default } from '../quiz/intro.tsx';
