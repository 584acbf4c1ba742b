import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut, retryOffline } from '../browser/api-error.ts';
import { showSignIn } from './queries.ts';

/** A refusal because the session has ended leads to the sign-in, whichever request it was. */
export function createManageClient(): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error)) showSignIn(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A browser that believes to be offline may be wrong: the request finds out.
      queries: { networkMode: 'always', retry: retryOffline },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
