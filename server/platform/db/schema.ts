import type { AnalyticsTables } from './tables/analytics.ts';
import type { EditionTables } from './tables/editions.ts';
import type { LimitTables } from './tables/limits.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { MoneyTables } from './tables/money.ts';
import type { OperatorTables } from './tables/operator.ts';
import type { PrivacyTables } from './tables/privacy.ts';
import type { SandboxTables } from './tables/sandbox.ts';
import type { VisitorsTables } from './tables/visitors.ts';

export type Database = VisitorsTables &
  MoneyTables &
  MessagesTables &
  AnalyticsTables &
  PrivacyTables &
  OperatorTables &
  SandboxTables &
  LimitTables &
  EditionTables;
