import { z } from 'zod';
import { ROLES, type Role } from '../../operator/roles.ts';
import { email } from '../text.ts';

export type TeamResponse = {
  readonly operators: readonly {
    readonly id: number;
    readonly name: string;
    readonly role: Role;
    readonly secondFactor: boolean;
    readonly self: boolean;
    readonly devices: number;
    readonly seen: number | null;
  }[];
  readonly invitations: readonly { readonly email: string; readonly role: Role; readonly until: number }[];
};

export const InvitationRequest = z.strictObject({ email, role: z.enum(ROLES) });
export type InvitationRequest = z.input<typeof InvitationRequest>;
/** Shown once: the database has only a digest of its token. */
export type InvitationResponse = { readonly link: string };

export const RevokeInvitationRequest = z.strictObject({ email });

export const RoleRequest = z.strictObject({ role: z.enum(ROLES) });
