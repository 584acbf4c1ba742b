export { Prediction as default } from '../sales/prediction.tsx';
