export { DataExport as default } from '../account/data-export.tsx';
