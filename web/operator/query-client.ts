import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut, retryOffline } from '../browser/api-error.ts';

type Options = {
  /** Called when the server refuses a query or a mutation because the session has ended. */
  readonly onSignedOut: () => void;
};

export function createOperatorClient({ onSignedOut }: Options): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The server may run on the operator's own machine, which needs no network. The audit log lists every look at a person, so a
      // page that only gets the focus back fetches nothing.
      queries: { networkMode: 'always', retry: retryOffline, refetchOnReconnect: false, refetchOnWindowFocus: false },
      // A password or a recovery code is not kept longer than its form.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}
