import { useLocation } from 'wouter';
import { Dashboard } from '../operator/dashboard.tsx';
import { viewAt } from '../operator/views.ts';
import NotFound from './not-found.tsx';

export default function Operator() {
  const [path] = useLocation();
  const view = viewAt(path);
  return view ? <Dashboard view={view} /> : <NotFound />;
}
