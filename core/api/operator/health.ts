export type HealthState = 'good' | 'wait' | 'bad';

export type HealthReport = {
  readonly checks: readonly {
    readonly id: HealthCheck;
    readonly state: HealthState;
    readonly facts: Readonly<Record<string, string>>;
  }[];
};

type HealthCheck =
  | 'database'
  | 'queue'
  | 'server'
  | 'host'
  | 'payment'
  | 'mail'
  | 'outside'
  | 'replica'
  | 'disk'
  | 'backup'
  | 'secrets'
  | 'words'
  | 'release';

export type ReportSource = { readonly replica?: { readonly is: 'away' } | { readonly is: 'read'; readonly lagSeconds: number } };
