export { DataDownload as default } from '../account/data-download.tsx';
