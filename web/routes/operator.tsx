import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Dashboard } from '../operator/dashboard.tsx';
import { viewAt } from '../operator/views.ts';
import NotFound from './not-found.tsx';

/** Opened once, from the link of an invitation. */
const Join = lazy(async () => ({ default: (await import('../operator/join.tsx')).Join }));

export default function Operator() {
  const [path] = useLocation();
  if (path === '/operator/join')
    return (
      <Suspense>
        <Join />
      </Suspense>
    );
  const view = viewAt(path);
  return view ? <Dashboard view={view} /> : <NotFound />;
}
