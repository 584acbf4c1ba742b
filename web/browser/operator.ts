import { useCallback, useEffect, useRef, useState } from 'react';
import { OPERATOR_HEADER } from '../../core/operator/request.ts';
import { get, post, type Result } from './api.ts';

const ROOT = '/api/operator';
/** Reports may take longer than what a visitor waits for. */
const timeoutMs = 30_000;

let lost: () => void = () => undefined;

/** `run` is told when the session has ended, whoever was asking. */
export function onSessionLost(run: () => void): void {
  lost = run;
}

export async function askOperator<T>(path: string): Promise<Result<T>> {
  return watched(await get<T>(ROOT + path, { timeoutMs }));
}

export async function tellOperator<T>(path: string, body: unknown): Promise<Result<T>> {
  return watched(await post<T>(ROOT + path, body, { headers: { [OPERATOR_HEADER]: 'dashboard' }, timeoutMs }));
}

function watched<T>(result: Result<T>): Result<T> {
  if (!result.ok && result.reason === 'refused' && result.error.code === 'signed_out') lost();
  return result;
}

/** What a page shows: the last answer stays while a newer one is on its way. */
export type Asked<T> = {
  readonly value: T | undefined;
  readonly busy: boolean;
  /** Why there is no newer answer: a sentence of the server, or '' when it could not be reached. */
  readonly failure: string | undefined;
  readonly again: () => void;
  readonly put: (value: T) => void;
};

/** Asks when the page appears and whenever the path changes. A body makes it a POST: what is looked for stays out of addresses. */
export function useAsked<T>(path: string, body?: unknown): Asked<T> {
  const [state, setState] = useState<{ value?: T; busy: boolean; failure?: string | undefined }>({ busy: true });
  const latest = useRef(0);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const again = useCallback(async () => {
    const turn = ++latest.current;
    setState((before) => ({ ...before, busy: true, failure: undefined }));
    const result = await (sent === undefined ? askOperator<T>(path) : tellOperator<T>(path, JSON.parse(sent)));
    if (turn !== latest.current) return;
    if (result.ok) return setState({ value: result.value, busy: false });
    const failure = result.reason === 'refused' ? result.error.message : '';
    setState((before) => ({ ...before, busy: false, failure }));
  }, [path, sent]);
  useEffect(() => {
    void again();
    return () => {
      latest.current++;
    };
  }, [again]);
  const put = useCallback((value: T) => setState({ value, busy: false }), []);
  return { value: state.value, busy: state.busy, failure: state.failure, again: () => void again(), put };
}
