/** What an attempt at a job came to. */
export type JobOutcome = 'done' | 'retried' | 'given-up';

export type JobObserver = {
  observeJob(queue: string, traceparent: string | undefined, work: () => Promise<JobOutcome>): Promise<JobOutcome>;
  /** Of the request or job that adds one, as W3C writes it. */
  traceparent(): string | undefined;
};

/** A job carries the trace of what added it. */
export type Traced<Data> = Data & { readonly traceparent?: string };
