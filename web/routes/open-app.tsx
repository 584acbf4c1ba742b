export { OpenApp as default } from '../confirmation/open-app.tsx';
