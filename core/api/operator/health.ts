export type HealthState = 'good' | 'wait' | 'bad';

/** `GET /api/operator/health`. */
export type HealthReport = {
  /** A closed set of ids; the page has words for each. `facts` are figures and names, never secrets. */
  readonly checks: readonly {
    readonly id: HealthCheck;
    readonly state: HealthState;
    readonly facts: Readonly<Record<string, string>>;
  }[];
};

export type HealthCheck = 'database' | 'queue' | 'payment' | 'mail' | 'outside' | 'disk' | 'backup' | 'release';
