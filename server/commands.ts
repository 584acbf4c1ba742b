import { readHabits } from './analytics/reports/funnel/habits.ts';
import {
  bringPicture,
  checkEdition,
  importDraft,
  listAll,
  previewEdition,
  publishEdition,
  readBrought,
  removeStored,
  rollBack,
  showEdition,
} from './editions/commands.ts';
import { giveUp, list, retry } from './messages/deliveries/commands.ts';
import { replaySince } from './messages/webhooks/commands.ts';
import { inviteOperator, password } from './operator/commands.ts';
import { backup } from './platform/backup/commands.ts';
import type { Commands } from './platform/console/command.ts';
import { callFromConsole } from './programs/commands.ts';
import { removeCatalogue, useCatalogue } from './visitors/catalogue/commands.ts';

export const commands = {
  'deliveries list': list,
  'deliveries retry': retry,
  'deliveries give-up': giveUp,
  'webhooks replay': replaySince,
  'operator password': password,
  'catalogue use': useCatalogue,
  'catalogue remove': removeCatalogue,
  backup,
  'editions list': listAll,
  'editions show': showEdition,
  'editions check': checkEdition,
  'editions preview': previewEdition,
  'editions publish': publishEdition,
  'editions roll-back': rollBack,
  'editions import': importDraft,
  'editions remove': removeStored,
  'editions picture': bringPicture,
  'editions pictures': readBrought,
  'funnel habits': readHabits,
  'operator invite': inviteOperator,
  'programs call': callFromConsole,
} satisfies Commands;

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = Parameters<(typeof commands)[Name]>[1];
export type CommandOutput<Name extends CommandName> = Awaited<ReturnType<(typeof commands)[Name]>>;
