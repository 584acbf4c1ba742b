import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut, retryOffline } from '../browser/api-error.ts';
import { notifyAtOnce } from '../browser/query-notices.ts';

type Options = {
  readonly onSignedOut: () => void;
};

export function createOperatorClient({ onSignedOut }: Options): QueryClient {
  notifyAtOnce();
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The server may run on the operator's own machine. The audit log records every look at a person, so the focus refetches nothing.
      queries: { networkMode: 'always', retry: retryOffline, refetchOnReconnect: false, refetchOnWindowFocus: false },
      // Passwords and recovery codes are not cached.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
