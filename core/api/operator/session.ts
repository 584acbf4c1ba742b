import { z } from 'zod';

/** `GET /api/operator/session`: whether this browser may look. The only thing that is told to everybody. */
export type OperatorState = {
  readonly signedIn: boolean;
  /** False before `npm run operator password`. */
  readonly passwordSet: boolean;
  /** False where cookies would travel in the clear: there nobody can sign in. */
  readonly safe: boolean;
  /** Embedded services with pages of their own, told to the operator alone. */
  readonly sandbox?: { readonly panel: boolean; readonly mailbox: boolean };
};

const Password = z.string().min(1, 'Please enter the password.').max(1000);
const Code = z.string().trim().max(40);

/** `POST /api/operator/session`. `code`: of the authenticator app, or a recovery code. */
export const SignInRequest = z.strictObject({ password: Password, code: Code.optional() });
export type SignInRequest = z.input<typeof SignInRequest>;
/** `code`: the password is right, the second factor is missing. */
export type SignInResponse = { readonly outcome: 'signed-in' | 'code' };

/** `POST /api/operator/sign-out` and `/sign-out-everywhere` */
export const EmptyRequest = z.strictObject({});

/** `GET /api/operator/account` */
export type OperatorAccount = {
  readonly secondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly sessions: readonly {
    readonly device: string;
    readonly since: number;
    readonly until: number;
    readonly current: boolean;
  }[];
};

/** `POST /api/operator/second-factor/setup` and `/off`: the password once more, so that an open browser is not enough. */
export const PasswordRequest = z.strictObject({ password: Password });
/** What the authenticator app is told, as text and as the path of a QR code of `size` by `size` fields. */
export type SecondFactorSetup = { readonly secret: string; readonly uri: string; readonly qr: { size: number; path: string } };

/** `POST /api/operator/second-factor`: the first code switches it on. */
export const CodeRequest = z.strictObject({ code: Code });
export type RecoveryCodes = { readonly codes: readonly string[] };

/** `GET /api/operator/audit`: the latest first. */
export const AuditQuery = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditEntry = {
  readonly id: string;
  readonly action: string;
  readonly subject: string | null;
  readonly detail: string | null;
  readonly at: number;
};
export type AuditPage = { readonly entries: readonly AuditEntry[]; readonly more: boolean };
