import { createContext, useContext } from 'react';
import { isAllowed, type Permission, type Role } from '../../../core/operator/roles.ts';

/** Of the operator who is signed in. The server checks it anew for each request. */
export const RoleContext = createContext<Role>('owner');

export function useIsAllowed(permission: Permission): boolean {
  return isAllowed(useContext(RoleContext), permission);
}
