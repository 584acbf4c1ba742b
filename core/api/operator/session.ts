import { z } from 'zod';
import type { Role } from '../../operator/roles.ts';
import { Token } from '../app-links.ts';
import { email } from '../text.ts';
import { Zone } from './period.ts';

export type OperatorState = {
  readonly signedIn: boolean;
  readonly passwordSet: boolean;
  /** False where cookies would travel unencrypted: sign-in is disabled there. */
  readonly safe: boolean;
  readonly several: boolean;
  /** Without a time zone, days of reports are those of the browser. */
  readonly operator?: { readonly name: string; readonly role: Role; readonly timeZone?: string };
  /** Nothing else is open before it is switched on. */
  readonly secondFactorMissing?: boolean;
  readonly sandbox?: { readonly panel: boolean; readonly mailbox: boolean };
};

const Password = z.string().min(1, 'Please enter the password.').max(1000);
const Code = z.string().trim().max(40);

export const SignInRequest = z.strictObject({ email: email.optional(), password: Password, code: Code.optional() });
export type SignInRequest = z.input<typeof SignInRequest>;
export type SignInResponse = { readonly outcome: 'signed-in' | 'code' };

export const EmptyRequest = z.strictObject({});

export const JoinRequest = z.strictObject({ token: Token, password: Password });

export type OperatorAccount = {
  readonly email: string | null;
  readonly secondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly since: number;
    readonly until: number;
    readonly current: boolean;
  }[];
};

/** The password is repeated, so that an open browser is not enough. */
export const PasswordRequest = z.strictObject({ password: Password });

/** Whatever lets somebody in is changed with the password, and with a code of the second factor where one is on. */
export const ProofRequest = z.strictObject({ password: Password, code: Code.optional() });
export type Proof = z.input<typeof ProofRequest>;

export type SecondFactorSetup = { readonly secret: string; readonly uri: string; readonly qr: { size: number; path: string } };

export const PasswordChange = z.strictObject({ password: Password, next: Password, code: Code.optional() });
export type PasswordChange = z.input<typeof PasswordChange>;

export const TimeZoneChange = z.strictObject({ timeZone: Zone.nullable() });

export const AddressChange = z.strictObject({ email, code: Code.optional() });
export type AddressChange = z.input<typeof AddressChange>;

export const CodeRequest = z.strictObject({ code: Code });
export type RecoveryCodes = { readonly codes: readonly string[] };

export const AuditQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
type AuditEntry = {
  readonly id: string;
  readonly operator: string | null;
  readonly action: string;
  readonly subject: string | null;
  readonly detail: string | null;
  readonly address: string | null;
  readonly at: number;
};
export type AuditPage = { readonly entries: readonly AuditEntry[]; readonly more: boolean };
