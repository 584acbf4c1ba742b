import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut, retryOffline } from '../browser/api-error.ts';
import { notifyAtOnce } from '../browser/query-notices.ts';
import { showSignIn } from './queries.ts';

/** An ended session leads to the sign-in, for every request. */
export function createManageClient(): QueryClient {
  notifyAtOnce();
  const onError = (error: Error) => {
    if (isSignedOut(error)) showSignIn(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // `navigator.onLine` may be wrong: the request finds out.
      queries: { networkMode: 'always', retry: retryOffline },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
